/* expect: safe; property: unreach-call; the greatest element is found by indices of machine words */
#include <assert.h>
#include <stddef.h>
extern int nondet_int(void);
extern unsigned nondet_uint(void);

int main(void) {
  int a[1000];
  size_t n = nondet_uint();
  if (n == 0 || n > 1000) return 0;
  for (size_t i = 0; i < n; i++) a[i] = nondet_int();
  size_t best = 0;
  for (size_t i = 1; i < n; i++)
    if (a[i] > a[best]) best = i;
  assert(best < n);
  for (size_t i = 0; i < n; i++) assert(a[i] <= a[best]);
  return 0;
}
