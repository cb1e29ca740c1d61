/* expect: unsafe; property: unreach-call; conditional expressions within each other */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
  int max = x > y ? x : y;
  int sign = x < 0 ? -1 : x > -1 ? 1 : 0;
  if (max < x || max < y) reach_error();
  if (max != x && max != y) reach_error();
  if (sign * 2 > 0 && x < 1) reach_error();
  return 0;
}
