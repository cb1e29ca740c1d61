/* expect: unknown; property: unreach-call; assembly that calls */
#include <assert.h>

int main(void) {
  int x = 1;
  __asm__ volatile("call *%0" : : "r"(0L) : "memory");
  assert(x == 1);
  return 0;
}
