/* expect: unsafe; property: no-overflow; a product of three short numbers overflows */
extern short __VERIFIER_nondet_short(void);
struct fields { int small : 5; signed char byte; };
int main(void) {
  struct fields f = {15, 127};
  short h = __VERIFIER_nondet_short();
  f.small++;
  f.byte += 3;
  f.small = -f.small;
  h++;
  h = h * h * h;
  return f.small + f.byte + h;
}
