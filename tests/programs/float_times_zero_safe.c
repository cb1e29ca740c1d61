/* expect: safe; property: unreach-call; a product with zero is zero or NaN */
extern void reach_error(void);
extern double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  double e = d * 0.0;
  if (e > 1.0) reach_error();
  return 0;
}
