/* expect: safe; property: valid-deref; each jump leads to a label */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  void *labels[3] = { &&one, &&two };
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 1) return 0;
  goto *labels[x];
one:
  return 1;
two:
  return 2;
}
