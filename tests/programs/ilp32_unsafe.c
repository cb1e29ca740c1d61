/* expect: unsafe; property: unreach-call; long and pointers of 32 bits */
extern void reach_error(void);
extern long __VERIFIER_nondet_long(void);

int main(void) {
  long x = __VERIFIER_nondet_long();
  long long wide = x;
  unsigned long all = -1;
  if (sizeof(long) != 4 || sizeof(char *) != 4) reach_error();
  if (wide >= 2147483647 || all + 1ll != 4294967296) reach_error();
  return 0;
}
