/* expect: unsafe; property: unreach-call; a local variable may lie where one was before, or elsewhere */
#include <assert.h>
#include <stdint.h>
static uintptr_t f(void) {
  int x = 1;
  return (uintptr_t)&x;
}
int main(void) {
  uintptr_t a = f(), b = f();
  assert(a != b);
  return 0;
}
