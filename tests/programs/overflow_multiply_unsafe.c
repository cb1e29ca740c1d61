/* expect: unsafe; property: no-overflow; products */
extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);

int main(void) {
  int x = __VERIFIER_nondet_short();
  int y = __VERIFIER_nondet_int();
  return x * y == 1;
}
