/* expect: safe; property: div-by-zero; a divisor that a loop counts down */
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uchar(), r = 0;
  for (unsigned d = n; d > 0; d--) r += n % d;
  return r;
}
