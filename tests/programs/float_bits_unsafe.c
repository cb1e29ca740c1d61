/* expect: unsafe; property: unreach-call; of another one */
#include <assert.h>
int main(void) {
  union { float x; unsigned bits; } u;
  u.x = 0.2f;
  assert(u.bits == 0x3dcccccd);
  return 0;
}
