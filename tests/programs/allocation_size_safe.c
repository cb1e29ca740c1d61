/* expect: safe; property: valid-deref; a request that no memory can meet gets an object all the same */
#include <stdlib.h>
extern unsigned long __VERIFIER_nondet_ulong(void);
int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong(), m = __VERIFIER_nondet_ulong();
  if (n == 0 || m == 0) return 0;
  int *p = calloc(n, m);
  char *q = malloc(m);
  *(char *)p = 1;
  return *q;
}
