/* expect: safe; property: unreach-call; assembly writes what it is given, and nothing else */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int hidden = 3, table[4];

int main(void) {
  int x = __VERIFIER_nondet_int(), y = x, z = 0;
  __asm__ volatile("incl %0" : "+m"(x));
  __asm__ volatile("movl $1, (%0)" : : "r"(table + 1) : "memory");
  __asm__ volatile("1: decl %0\n\tjnz 1b" : "=r"(z) : "0"(7) : "cc");
  if (z < 0) z = 0;
  assert(y == y + hidden - 3 && z >= 0);
  return 0;
}
