/* expect: unsafe; property: unreach-call; a pointer is copied into an integer: bits 4 to 11 may be any */
#include <assert.h>
#include <string.h>
int x;
int *p;
long l;
int main(void) {
  p = &x;
  memcpy(&l, &p, sizeof l);
  assert((l & 0xff0) != 0x120);
  return 0;
}
