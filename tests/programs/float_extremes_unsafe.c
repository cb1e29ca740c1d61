/* expect: unsafe; property: unreach-call; of a number and NaN the number */
#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float(), y = __VERIFIER_nondet_float();
  if (isinf(x) || isinf(y)) return 0;
  assert(fminf(x, y) <= x && fmaxf(x, y) >= y);
  return 0;
}
