/* expect: unsafe; property: unreach-call; the distance of different objects is any */
#include <assert.h>
#include <stdint.h>
int a, b;
int main(void) {
  assert((intptr_t)&b - (intptr_t)&a != 64);
  return 0;
}
