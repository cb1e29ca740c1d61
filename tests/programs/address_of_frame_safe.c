/* expect: safe; property: unreach-call; the address of a local variable is aligned and not null */
#include <assert.h>
#include <stdint.h>
static uintptr_t f(void) {
  int x = 1;
  return (uintptr_t)&x;
}
int main(void) {
  uintptr_t a = f(), b = f();
  assert(a != 0 && b % 4 == 0);
  return 0;
}
