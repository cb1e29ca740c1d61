/* expect: unsafe; property: unreach-call; NaN is not */
#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (isinf(x)) return 0;
  assert(x == x);
  return 0;
}
