/* expect: safe; property: unreach-call; one by a number of at least one is at most one */
#include <assert.h>
float __VERIFIER_nondet_float(void);
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!(x >= 1 && x <= 64)) return 0;
  float q = 1 / x;
  assert(q <= 1);
  return 0;
}
