/* expect: safe; property: unreach-call; a temperature in another unit and back, but for what rounding changes */
#include <math.h>
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

static double fahrenheit(double celsius) {
  return celsius * 9 / 5 + 32;
}

static double celsius(double fahrenheit) {
  return (fahrenheit - 32) * 5 / 9;
}

int main(void) {
  double c = __VERIFIER_nondet_double();
  if (!(c >= -90 && c <= 60))
    return 0;
  double f = fahrenheit(c);
  if (!(f >= -130.000001 && f <= 140.000001))
    reach_error();
  if (!(fabs(celsius(f) - c) < 1e-9))
    reach_error();
  return 0;
}
