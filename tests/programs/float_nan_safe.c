/* expect: safe; property: unreach-call; what is not NaN is itself */
#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (isnan(x)) return 0;
  assert(x == x);
  return 0;
}
