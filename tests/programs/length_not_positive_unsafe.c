/* expect: unsafe; property: valid-deref; the length of an array may be zero or negative */
extern int __VERIFIER_nondet_int(void);
int main() {
  int n = __VERIFIER_nondet_int();
  if (n > 9) return 0;
  int a[n];
  return 0;
}
