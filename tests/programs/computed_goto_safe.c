/* expect: safe; property: unreach-call; a jump to a label in a variable */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  void *labels[] = { &&one, &&two };
  int x = __VERIFIER_nondet_int();
  if (x > 3 && x < 9 && x % 2 == 0) goto *labels[x & 1];
one:
  if (x > 3) x = 3;
two:
  if (x > 3) reach_error();
  return 0;
}
