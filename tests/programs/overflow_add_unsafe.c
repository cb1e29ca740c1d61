/* expect: unsafe; property: no-overflow; a sum of signed numbers */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 2147483647) return 0;
  int y = x + 1;
  return y > x;
}
