/* expect: unsafe; property: unreach-call; unsigned sums and differences wrap */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint();
  unsigned sum = x + y;
  if (x + 1 < x && x != 4294967295u) reach_error();
  if (sum < x && sum >= y) reach_error();
  if (x - y > x && y > x) reach_error();
  return 0;
}
