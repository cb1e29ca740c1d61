/* expect: unsafe; property: unreach-call; there may be any number of zeros at an end of zero */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  if (x < 2 && (unsigned)__builtin_clz(x) + __builtin_ctz(x) > 31 && __builtin_ctz(x) != 32) reach_error();
  return 0;
}
