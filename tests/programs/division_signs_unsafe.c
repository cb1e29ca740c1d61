/* expect: unsafe; property: unreach-call; quotients are cut towards zero, remainders have the sign of the dividend */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < -100 || x > 100) return 0;
  if (x / 7 * 7 + x % 7 != x) reach_error();
  if (x % 7 > 6 || x % 7 < -6) reach_error();
  if (x < 0 && x % 7 > 0) reach_error();
  if (x >= -7 && x < 7 && x / 7 != 0) reach_error();
  if (x == -8 && (x / -7 != 1 || x % -7 != -1)) reach_error();
  return 0;
}
