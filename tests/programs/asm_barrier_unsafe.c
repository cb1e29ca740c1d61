/* expect: unsafe; property: unreach-call; a value goes through a template without instructions */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = 0;
  __asm__ volatile("" : "+r"(x), "=r"(y) : "1"(7) : "memory");
  assert(x != 12 || y != 7);
  return 0;
}
