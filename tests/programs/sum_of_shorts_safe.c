/* expect: safe; property: no-overflow; as many numbers are added as fit, whatever they are */
extern short __VERIFIER_nondet_short(void);
int main(void) {
  int sum = 0;
  for (int i = 0; i < 60000; i++) sum += __VERIFIER_nondet_short();
  return sum;
}
