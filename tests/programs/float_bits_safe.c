/* expect: safe; property: unreach-call; the bits of a number */
#include <assert.h>
int main(void) {
  union { float x; unsigned bits; } u;
  u.x = 0.1f;
  assert(u.bits == 0x3dcccccd);
  return 0;
}
