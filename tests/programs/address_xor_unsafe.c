/* expect: unsafe; property: unreach-call; what the addresses of two objects have in common is any */
#include <assert.h>
#include <stdint.h>
int x, y;
int main(void) {
  uintptr_t link = (uintptr_t)&x ^ (uintptr_t)&y;
  assert(link != 0x1230);
  return 0;
}
