/* expect: unsafe; property: valid-memsafety; freed on one way of two */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main() { int n = __VERIFIER_nondet_int(); int *p = malloc(sizeof(int)); *p = n;
  if (n > 3) { return 1; } *p = 2; free(p); return 0; }
