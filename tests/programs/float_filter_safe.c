/* expect: safe; property: unreach-call; a low-pass filter whose output stays within a bound that is no constant of it */
extern int __VERIFIER_nondet_int(void);
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

int main(void) {
  double y = 0;
  while (__VERIFIER_nondet_int()) {
    double x = __VERIFIER_nondet_double();
    if (!(x >= -1 && x <= 1))
      continue;
    y = 0.9 * y + 0.2 * x;
    if (!(y <= 2.5 && y >= -2.5))
      reach_error();
  }
  return 0;
}
