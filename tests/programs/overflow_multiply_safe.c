/* expect: safe; property: no-overflow; products */
extern short __VERIFIER_nondet_short(void);

int main(void) {
  int x = __VERIFIER_nondet_short();
  int y = __VERIFIER_nondet_short();
  return x * y == 1;
}
