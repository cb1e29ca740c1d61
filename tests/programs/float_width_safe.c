/* expect: safe; property: unreach-call; a float keeps its value as a double */
#include <assert.h>
double __VERIFIER_nondet_double(void);
int main(void) {
  float x = __VERIFIER_nondet_double();
  if (x != x) return 0;
  float y = x;
  assert((double)y == x);
  return 0;
}
