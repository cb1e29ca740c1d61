/* expect: safe; property: unreach-call; a remainder is less than the divisor */
#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  if (isinf(x) || isnan(x) || x < -0) return 0;
  double r = fmod(x, 3);
  assert(r >= 0 && r < 3);
  return 0;
}
