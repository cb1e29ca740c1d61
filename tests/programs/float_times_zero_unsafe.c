/* expect: unsafe; property: unreach-call; a product with zero may be NaN */
extern void reach_error(void);
extern double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  double e = d * 0.0;
  if (e != 0.0) reach_error();
  return 0;
}
