/* expect: safe; property: unreach-call; no object is larger than half of the address space, nor the product of an overflow */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong(), m = __VERIFIER_nondet_ulong();
  int *p = calloc(n, sizeof *p);
  char *q = malloc(m);
  if ((p && n > ~0ul / 8) || (q && (long)m < 0)) reach_error();
  return 0;
}
