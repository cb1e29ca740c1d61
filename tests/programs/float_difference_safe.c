/* expect: safe; property: unreach-call; numbers that are near have an exact difference */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float(), y = __VERIFIER_nondet_float();
  if (!(y >= 1 && y <= 1.0625f && x >= y && x <= 2 * y)) return 0;
  float d = x - y;
  assert(y + d == x);
  return 0;
}
