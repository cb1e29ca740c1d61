/* expect: safe; property: valid-memsafety; freed on each way */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main() { int n = __VERIFIER_nondet_int(); int *p = malloc(sizeof(int)); *p = n;
  if (n > 3) { free(p); return 1; } *p = 2; free(p); return 0; }
