/* expect: safe; property: unreach-call; unsigned numbers of 64 bits come back rounded */
#include <assert.h>
unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong() >> 11;
  double x = n;
  assert((unsigned long)x == n);
  return 0;
}
