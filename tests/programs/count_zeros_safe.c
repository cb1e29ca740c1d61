/* expect: safe; property: unreach-call; the number of zeros at an end of a word that is not zero */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);
int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  if (x != 0 && (unsigned)__builtin_clz(x) + __builtin_ctz(x) > 31) reach_error();
  return 0;
}
