/* expect: safe; property: unreach-call; a pointer is copied into an integer and back */
#include <assert.h>
#include <string.h>
int x;
int *p, *q;
long l;
int main(void) {
  p = &x;
  memcpy(&l, &p, sizeof l);
  memcpy(&q, &l, sizeof q);
  *q = 3;
  assert(x == 3);
  assert((l & 3) == 0);
  return 0;
}
