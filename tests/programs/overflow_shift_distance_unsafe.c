/* expect: unsafe; property: no-overflow; a distance of a shift may be the width of its operand */
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned x = __VERIFIER_nondet_uint(), n = __VERIFIER_nondet_uint();
  if (n < 32) {
    x = x << n | x >> (32 - n);
    long long y = (long long)(x & 7) << n;
    x ^= y >> n;
  }
  return x & 1;
}
