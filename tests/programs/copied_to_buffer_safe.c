/* expect: safe; property: unreach-call; a buffer that is copied to another one, from which both go their own ways */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint(), k = __VERIFIER_nondet_uint();
  if (n == 0 || n > 1000 || k >= n) return 0;
  int *from = malloc(n * sizeof *from), *to = malloc(n * sizeof *to);
  if (!from || !to) return 0;
  for (unsigned i = 0; i < n; i++) from[i] = __VERIFIER_nondet_int();
  memcpy(to, from, n * sizeof *to);
  assert(to[k] == from[k]);
  int before = from[k];
  for (unsigned i = 0; i < n; i++) from[i] = 0;
  assert(to[k] == before && from[k] == 0);
  return 0;
}
