/* expect: unsafe; property: unreach-call; a double does not as a float */
#include <assert.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  if (x != x) return 0;
  float y = x;
  assert((double)y == x);
  return 0;
}
