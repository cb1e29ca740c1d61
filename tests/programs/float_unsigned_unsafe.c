/* expect: unsafe; property: unreach-call; not each does */
#include <assert.h>
unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong() >> 10;
  double x = n;
  assert((unsigned long)x == n);
  return 0;
}
