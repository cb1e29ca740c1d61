/* expect: unsafe; property: no-overflow; that a sum does not overflow is not known where it is checked */
extern int __VERIFIER_nondet_int(void);
int *given(void);
extern int number;
int kept;
int main(void) {
  int *place = given();
  if (number) {
    if (place) kept = number | (0 << (*place & 7));
  }
  number++;
  return kept >> (number & 15);
}
