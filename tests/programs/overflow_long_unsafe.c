/* expect: unsafe; property: no-overflow; a sum that fits only into the wider type */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  long s = (long)(a + b);
  return s > 5;
}
