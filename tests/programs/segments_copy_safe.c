/* expect: safe; property: unreach-call; what one loop writes within bounds, another one doubles into another array */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int a[512], b[512];

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 512)
    return 0;
  for (int i = 0; i < n; i++) {
    int x = __VERIFIER_nondet_int();
    a[i] = x < -50 ? -50 : x > 50 ? 50 : x;
  }
  for (int i = 0; i < n; i++)
    b[i] = a[i] * 2;
  for (int i = n - 1; i >= 0; i--)
    if (b[i] < -100 || b[i] > 100)
      reach_error();
  return 0;
}
