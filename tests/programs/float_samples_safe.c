/* expect: safe; property: unreach-call; the sum of some samples that are kept in an array */
extern double __VERIFIER_nondet_double(void);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

double samples[8];

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 8)
    return 0;
  for (int i = 0; i < n; i++) {
    double x = __VERIFIER_nondet_double();
    samples[i] = x >= 0 && x <= 1 ? x : 0.5;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double before = sum;
    sum += samples[i];
    if (!(sum >= before))
      reach_error();
  }
  return 0;
}
