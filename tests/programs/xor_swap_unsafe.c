/* expect: unsafe; property: unreach-call; exchange without a third variable */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  int x = a, y = b;
  x ^= y;
  y ^= x;
  x |= y;
  if (x != b || y != a) reach_error();
  return 0;
}
