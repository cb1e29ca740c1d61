/* expect: unsafe; property: unreach-call; weights that are more than 1 together, so that the mean does not lie between the least and the greatest of them */
#include <math.h>
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

static double measured(void) {
  double x = __VERIFIER_nondet_double();
  return x >= -1000 && x <= 1000 ? x : 0;
}

int main(void) {
  double a = measured(), b = measured(), c = measured();
  double mean = 0.25 * a + 0.51 * b + 0.25 * c;
  if (mean > fmax(a, fmax(b, c)) + 1e-9)
    reach_error();
  if (mean < fmin(a, fmin(b, c)) - 1e-9)
    reach_error();
  return 0;
}
