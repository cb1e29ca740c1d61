/* expect: unsafe; property: unreach-call; not each int is a float */
#include <assert.h>
int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < -1000000000 || n > 1000000000) return 0;
  float x = n;
  assert((int)x == n);
  return 0;
}
