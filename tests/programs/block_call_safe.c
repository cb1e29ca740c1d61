/* expect: safe; property: valid-deref; a function writes to arrays of blocks that live */
extern int __VERIFIER_nondet_int(void);
static void fill(int *a, int n) {
  for (int i = 0; i < n; i++) a[i] = i;
}
int main() {
  int sum = 0;
  {
    int a[3];
    fill(a, 3);
    sum += a[2];
  }
  {
    int b[5];
    fill(b, 5);
    sum += b[4];
  }
  return sum;
}
