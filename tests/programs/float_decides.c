/* expect: unknown; property: unreach-call; a verdict that depends on floating-point arithmetic is not given */
extern void reach_error(void);
extern double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  double e = d * 0.0;
  if (e > 1.0) reach_error();
  return 0;
}
