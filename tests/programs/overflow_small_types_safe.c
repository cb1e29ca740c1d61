/* expect: safe; property: no-overflow; small types and bit-fields are widened before sums; what they cut is no overflow */
extern short __VERIFIER_nondet_short(void);
struct fields { int small : 5; signed char byte; };
int main(void) {
  struct fields f = {15, 127};
  short h = __VERIFIER_nondet_short();
  f.small++;
  f.byte += 3;
  f.small = -f.small;
  h++;
  h *= h / 2;
  return f.small + f.byte + h;
}
