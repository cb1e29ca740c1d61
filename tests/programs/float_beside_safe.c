/* expect: safe; property: unreach-call; floating-point numbers that do not decide */
extern void reach_error(void);
extern double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double() * 2.0;
  float f = 1.5f;
  int i = 0;
  while (i < 10) {
    f = f + d;
    i++;
  }
  if (i != 10) reach_error();
  return f > 3.0f;
}
