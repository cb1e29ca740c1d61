/* expect: unsafe; property: no-overflow; a negative number is shifted to the left */
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  x = x >> 3;
  return x < 0 ? x << 1 : x & 1;
}
