/* expect: unsafe; property: unreach-call; a sum may be just two */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float(), y = __VERIFIER_nondet_float();
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) return 0;
  assert(x + y < 2.0f);
  return 0;
}
