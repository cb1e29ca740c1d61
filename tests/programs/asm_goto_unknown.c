/* expect: unknown; property: unreach-call; assembly that may jump to a label of the function */
#include <assert.h>

int main(void) {
  int x = 0;
  __asm__ goto("jmp %l0" : : : : out);
  x = 1;
out:
  assert(x == 1);
  return 0;
}
