/* expect: safe; property: unreach-call; powers that are numbers of `long double` are these */
#include <assert.h>
#include <math.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  long double base = __VERIFIER_nondet_int() ? 2.0L : -2.0L;
  assert(powl(base, 10.0L) == 1024.0L);
  assert(hypotl(3.0L, 4.0L) == 5.0L);
  assert(exp2l(3.0L) == 8.0L && log2l(8.0L) == 3.0L);
  return 0;
}
