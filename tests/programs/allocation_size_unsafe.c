/* expect: unsafe; property: unreach-call; an object may be as large as half of the address space */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong(), m = __VERIFIER_nondet_ulong();
  int *p = calloc(n, sizeof *p);
  char *q = malloc(m);
  if (n > ~0ul / 16 || (long)m < 0) reach_error();
  return 0;
}
