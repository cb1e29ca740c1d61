/* expect: unsafe; property: unreach-call; a pointer becomes a number through a union: any layout may be */
#include <assert.h>
int x;
union { int *p; long l; } v;
int main(void) {
  v.p = &x;
  assert(v.l != 0x12345678);
  return 0;
}
