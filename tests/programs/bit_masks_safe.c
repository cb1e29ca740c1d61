/* expect: safe; property: unreach-call; masks and tests of bits */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  unsigned low = x & 15, high = x & ~15u;
  if ((low | high) != x || (low ^ high) != x || low + high != x) reach_error();
  if (((x & 0xf0) >> 4) > 15) reach_error();
  if (x && (x & (x - 1)) == 0 && x % 2 && x != 1) reach_error();
  return 0;
}
