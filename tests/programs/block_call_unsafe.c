/* expect: unsafe; property: valid-deref; a function writes to the array of a block that has ended */
extern int __VERIFIER_nondet_int(void);
static int *keep;
static void fill(int n) {
  for (int i = 0; i < n; i++) keep[i] = i;
}
int main() {
  int sum = 0;
  {
    int a[3];
    keep = a;
    fill(3);
    sum += a[2];
  }
  {
    int b[5];
    fill(1);
    sum += 1;
  }
  return sum;
}
