/* expect: safe; property: unreach-call; a controller with an integral that is cut, the last error kept */
extern int __VERIFIER_nondet_int(void);
extern double __VERIFIER_nondet_double(void);
extern void reach_error(void);

int main(void) {
  double integral = 0, previous = 0;
  while (__VERIFIER_nondet_int()) {
    double wanted = __VERIFIER_nondet_double(), measured = __VERIFIER_nondet_double();
    if (!(wanted >= 0 && wanted <= 100) || !(measured >= 0 && measured <= 100))
      continue;
    double error = wanted - measured;
    integral += error * 0.01;
    if (integral > 50)
      integral = 50;
    if (integral < -50)
      integral = -50;
    double change = error - previous;
    previous = error;
    double out = 2.0 * error + 0.5 * integral + 0.1 * change;
    if (!(out <= 250 && out >= -250))
      reach_error();
  }
  return 0;
}
