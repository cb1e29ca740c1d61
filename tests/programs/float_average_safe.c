/* expect: safe; property: unreach-call; the average lies between */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float(), y = __VERIFIER_nondet_float();
  if (!(x >= 1e30f && x <= y && y <= 1e30f * 1.0001f)) return 0;
  float m = (x + y) / 2;
  assert(x <= m && m <= y);
  return 0;
}
