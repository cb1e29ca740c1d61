/* expect: unsafe; property: unreach-call; NaN is neither less nor not less */
#include <assert.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  if (x == 1.0) return 0;
  assert(x < 2.0 || x >= 2.0);
  return 0;
}
