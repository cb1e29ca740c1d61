/* expect: unsafe; property: unreach-call; a square may be less than its root */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x >= 0.5f && x <= 100)) return 0;
  assert(x * x >= x);
  return 0;
}
