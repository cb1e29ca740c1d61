/* expect: unsafe; property: valid-deref; an object that lives for a trip of a loop is left behind its end */
extern int __VERIFIER_nondet_int(void);
static void fill(int *to, int n) {
  for (int i = 0; i < n; i++) to[i] = __VERIFIER_nondet_int() & 3;
}
int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int a[4];
    fill(a, 4);
    sum += a[i + 2];
  }
  return sum;
}
