/* expect: unsafe; property: unreach-call; of a buffer the last element is not copied */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  if (n == 0 || n > 1000 || k >= n) return 0;
  int *from = malloc(n * sizeof *from), *to = calloc(n, sizeof *to);
  if (!from || !to) return 0;
  for (unsigned i = 0; i < n; i++) from[i] = __VERIFIER_nondet_int();
  memcpy(to, from, (n - 1) * sizeof *to);
  assert(to[k] == from[k]);
  return 0;
}
