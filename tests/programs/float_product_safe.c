/* expect: safe; property: unreach-call; a square of at least one is at least one */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x >= 1 && x <= 100)) return 0;
  assert(x * x >= x);
  return 0;
}
