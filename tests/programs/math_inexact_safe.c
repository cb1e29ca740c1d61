/* expect: safe; property: unreach-call; ranges of functions of numbers, and what C fixes */
#include <assert.h>
#include <math.h>

extern double __VERIFIER_nondet_double(void);

int main(void) {
  double x = __VERIFIER_nondet_double();
  assert(exp(0.0) == 1.0 && cos(-0.0) == 1.0 && log(1.0) == 0.0 && sin(0.0) == 0.0 && signbit(tan(-0.0)));
  assert(pow(x, 0.0) == 1.0 && pow(1.0, x) == 1.0);
  if (x == x) assert(exp(x) >= 0.0);
  if (x > -100.0 && x < 100.0) assert(sin(x) <= 1.0 && cos(x) >= -1.0);
  if (x < 0) assert(log(x) != log(x));
  return 0;
}
