/* expect: unsafe; property: unreach-call; small ones have one of their own */
#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  int c = fpclassify(x);
  assert(c == FP_NAN || c == FP_INFINITE || c == FP_ZERO || c == FP_NORMAL || c == 7);
  assert(!isfinite(x) == !(c != FP_NAN && c != FP_INFINITE));
  return 0;
}
