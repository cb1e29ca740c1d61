/* expect: safe; property: unreach-call; a pointer becomes a number through a union: its alignment is known, and that it is not null */
#include <assert.h>
int x;
union { int *p; long l; } v;
int main(void) {
  v.p = &x;
  assert((v.l & 3) == 0);
  assert(v.l != 0);
  *v.p = 1;
  assert(x == 1);
  return 0;
}
