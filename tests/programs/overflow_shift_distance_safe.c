/* expect: safe; property: no-overflow; distances of shifts are below the width, of words without sign too */
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned x = __VERIFIER_nondet_uint(), n = __VERIFIER_nondet_uint();
  if (n < 32) {
    x = x << n | x >> (31 - n);
    long long y = (long long)(x & 7) << n;
    x ^= y >> n;
  }
  return x & 1;
}
