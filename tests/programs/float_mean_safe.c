/* expect: safe; property: unreach-call; the mean of numbers that are cut to a range */
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

int main(void) {
  double sum = 0;
  for (int i = 0; i < 50; i++) {
    double x = __VERIFIER_nondet_double();
    if (!(x >= 0 && x <= 1))
      x = 0.5;
    sum += x;
  }
  double mean = sum / 50;
  if (!(mean >= 0 && mean <= 1.1))
    reach_error();
  return 0;
}
