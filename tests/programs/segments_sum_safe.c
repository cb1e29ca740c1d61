/* expect: safe; property: unreach-call; the sum of what a loop wrote within bounds, from the last element down */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  int a[200];
  if (n < 0 || n > 200)
    return 0;
  for (int i = n - 1; i >= 0; i--) {
    a[i] = __VERIFIER_nondet_int();
    if (a[i] < 0 || a[i] > 1000)
      a[i] = 0;
  }
  long sum = 0;
  for (int i = 0; i < n; i++)
    sum += a[i];
  if (sum < 0 || sum > 200000)
    reach_error();
  return 0;
}
