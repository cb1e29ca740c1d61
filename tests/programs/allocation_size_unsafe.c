/* expect: unsafe; property: unreach-call; objects of possible sizes are made */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong(), m = __VERIFIER_nondet_ulong();
  int *p = calloc(n, sizeof *p);
  char *q = malloc(m);
  if (p && q && n == 300 && m == 1000000) reach_error();
  return 0;
}
