/* expect: unsafe; property: unreach-call; only remainders of numbers of any size decide: throws of a die, a last digit whose square ends in four */
extern int __VERIFIER_nondet_int(void);
extern unsigned rand_number(void);
extern void reach_error(void);

int main(void) {
  unsigned counts[6] = {0}, thrown = 0;
  for (int i = 0; i < 3; i++) counts[rand_number() % 6]++;
  for (int i = 0; i < 6; i++) {
    if (counts[i] > 3) reach_error();
    thrown += counts[i];
  }
  if (thrown != 3) reach_error();
  /* The last digit, and whether it is even, of one number. */
  int n = __VERIFIER_nondet_int(), digit = n % 10;
  if (digit < 0) digit = -digit;
  if (digit * digit % 10 == 4 || (n & 1) != digit % 2) reach_error();
  return 0;
}
