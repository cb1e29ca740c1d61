/* expect: safe; property: valid-deref; objects of possible sizes have them */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong();
  if (n < 1000 || n > 100000) return 0;
  char *p = malloc(n);
  return p[n - 1];
}
