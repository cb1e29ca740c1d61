/* expect: unsafe; property: valid-deref; a jump by a pointer that is null */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  void *labels[3] = { &&one, &&two, 0 };
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 2) return 0;
  goto *labels[x];
one:
  return 1;
two:
  return 2;
}
