/* expect: unsafe; property: valid-deref; no object is larger than half of the address space, nor the product of an overflow */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong();
  if (n < 1000) return 0;
  char *p = calloc(n, n);
  return p[n * n - 1];
}
