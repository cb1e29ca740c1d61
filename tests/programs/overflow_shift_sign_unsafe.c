/* expect: unsafe; property: no-overflow; shifts to the left of signed numbers that reach the sign */
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned top = 1u << 31;
  if (x >= 0 && x < 1 << 12)
    x <<= 20;
  return x == (1 << 30) + (int)(top >> 31);
}
