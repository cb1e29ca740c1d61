/* expect: safe; property: unreach-call; the integers around a number */
#include <assert.h>
#include <math.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x > -1000 && x < 1000)) return 0;
  assert(floorf(x) <= x && ceilf(x) >= x && truncf(x) * x >= 0 && floorf(x) <= x);
  return 0;
}
