/* expect: unsafe; property: unreach-call; increments, commas, compound assignments, expressions of statements */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < -1000 || x > 1000) return 0;
  int a = x;
  int b = a++;
  b += ++a;
  int c = (a--, a);
  int d = ({ int t = c; t <<= 1; t ^= 1; t; });
  if (b != 2 * x + 2 || c != x + 1) reach_error();
  if (x >= 0 && d != 2 * x + 2) reach_error();
  return 0;
}
