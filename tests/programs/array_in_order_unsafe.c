/* expect: unsafe; property: unreach-call; of any two elements the later one is the larger one, but for a negative factor */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 2 || n > 10000) return 0;
  int *a = malloc(n * sizeof *a);
  if (!a) return 0;
  for (int i = 0; i < n; i++) a[i] = (i < 7 ? 3 : -3) * i + 1;
  int j = __VERIFIER_nondet_int(), k = __VERIFIER_nondet_int();
  if (0 <= j && j < k && k < n) assert(a[j] < a[k]);
  free(a);
  return 0;
}
