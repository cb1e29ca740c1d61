/* expect: unsafe; property: no-overflow; the negative of the smallest number, and its quotient by -1 */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == -2147483647) return 0;
  int y = -x;
  int z = x / -1;
  return y == z;
}
