/* expect: safe; property: unreach-call; the distance of different objects is a multiple of their alignment, and the same whenever it is asked for */
#include <assert.h>
#include <stdint.h>
int a, b;
int main(void) {
  uintptr_t there = (uintptr_t)&b - (uintptr_t)&a;
  uintptr_t back = (uintptr_t)&a - (uintptr_t)&b;
  assert(there + back == 0);
  return 0;
}
