/* expect: unsafe; property: unreach-call; assumptions end runs silently */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void) {
  int x = __VERIFIER_nondet_int();
  __VERIFIER_assume(x > 10);
  __VERIFIER_assume(x <= 12);
  if (x != 11) reach_error();
  __VERIFIER_assume(0);
  reach_error();
  return 0;
}
