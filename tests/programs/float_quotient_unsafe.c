/* expect: unsafe; property: unreach-call; a third times three is one by rounding, but not of all numbers */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x >= 1 && x <= 64)) return 0;
  float q = 1 / x;
  assert(q * x == 1);
  return 0;
}
