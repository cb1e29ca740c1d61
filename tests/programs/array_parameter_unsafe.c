/* expect: unsafe; property: unreach-call; an array that a function changes */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

void bubble(int *a, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j + 2 < n; j++)
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
}

int main(void) {
  int a[3];
  for (int i = 0; i < 3; i++) a[i] = __VERIFIER_nondet_int();
  bubble(a, 3);
  if (a[0] > a[1] || a[1] > a[2]) reach_error();
  return 0;
}
