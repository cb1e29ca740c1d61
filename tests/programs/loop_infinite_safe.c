/* expect: safe; property: unreach-call; what follows a loop without end is not reached */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  while (x | 1) x = __VERIFIER_nondet_int();
  reach_error();
  return 0;
}
