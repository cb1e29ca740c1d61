/* expect: safe; property: valid-deref; the length of an array is positive */
extern int __VERIFIER_nondet_int(void);
int main() {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 9) return 0;
  int a[n];
  a[n - 1] = 1;
  return a[n - 1];
}
