/* expect: safe; property: unreach-call; `err` does not return */
#include <assert.h>
#include <err.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0) errx(1, "%d is negative", n);
  assert(n >= 0);
  return 0;
}
