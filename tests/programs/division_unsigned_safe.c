/* expect: safe; property: unreach-call; unsigned quotients of what would be negative */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  unsigned d = __VERIFIER_nondet_uint();
  if (d == 0) return 0;
  unsigned q = -8 / 2u;
  if (q != 2147483644) reach_error();
  if (x % 10 > 9) reach_error();
  if (d > 1 && x && x / 2 >= x) reach_error();
  return 0;
}
