/* expect: unknown; property: unreach-call; what is left of an address in an int may be that address, where objects lie low, which is left open */
#include <assert.h>
#include <stdint.h>
static int x;
int main(void) {
  unsigned word = (unsigned)(uintptr_t)&x;
  assert((int *)(uintptr_t)word != &x);
  return 0;
}
