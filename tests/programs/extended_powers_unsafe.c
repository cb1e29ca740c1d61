/* expect: unsafe; property: unreach-call; a power of `long double` is one of two numbers */
#include <assert.h>
#include <math.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  long double base = __VERIFIER_nondet_int() ? 2.0L : -2.0L;
  assert(powl(base, 9.0L) == 512.0L);
  return 0;
}
