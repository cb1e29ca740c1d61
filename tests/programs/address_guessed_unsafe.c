/* expect: unsafe; property: unreach-call; a pointer that is known to have a number is still one to its object */
#include <assert.h>
#include <stdint.h>
int x;
int main(void) {
  uintptr_t w = (uintptr_t)&x;
  if (w == 0x12345000) {
    *(int *)w = 5;
    assert(x != 5);
  }
  return 0;
}
