/* expect: unknown; property: unreach-call; an output that no input is tied to */
#include <assert.h>

int main(void) {
  int x;
  __asm__("" : "=r"(x));
  assert(x != 9);
  return 0;
}
