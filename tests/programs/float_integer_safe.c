/* expect: safe; property: unreach-call; each int is a double */
#include <assert.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < -1000000000 || n > 1000000000) return 0;
  double x = n;
  assert((int)x == n);
  return 0;
}
