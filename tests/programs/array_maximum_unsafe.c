/* expect: unsafe; property: unreach-call; the largest of as many elements as there are is as large as each of them, but the last one is not looked at */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a[1000];
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 1000) return 0;
  for (int i = 0; i < n; i++) a[i] = __VERIFIER_nondet_int();
  int max = a[0];
  for (int i = 1; i < n - 1; i++)
    if (a[i] > max) max = a[i];
  for (int i = 0; i < n; i++) assert(a[i] <= max);
  return 0;
}
