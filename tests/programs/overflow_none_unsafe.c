/* expect: unsafe; property: no-overflow; unsigned sums, conversions and small types do not overflow */
extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  unsigned char c = __VERIFIER_nondet_uchar();
  signed char d = __VERIFIER_nondet_int();
  c = c + 200;
  c++;
  d++;
  x = x + 1;
  int y = (int)x;
  return y + c > d;
}
