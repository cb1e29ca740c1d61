/* expect: unknown; property: unreach-call; assembly writes what its operands and its text reach */
#include <assert.h>

static int counter, *place = &counter;

int main(void) {
  __asm__ volatile("incl counter(%%rip)" : : : "memory");
  assert(counter == 0);
  return 0;
}
