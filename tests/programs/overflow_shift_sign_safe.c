/* expect: safe; property: no-overflow; shifts to the left of signed numbers whose results fit */
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned top = 1u << 31;
  if (x >= 0 && x < 1 << 10)
    x <<= 20;
  return x == (1 << 30) + (int)(top >> 31);
}
