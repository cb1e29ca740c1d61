/* expect: unsafe; property: unreach-call; assertions of the verifier, without definition */
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assert(int);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  __VERIFIER_assert(x % 4 < 4);
  if (x > 2) __VERIFIER_assert(x / 2 > 1);
  return 0;
}
