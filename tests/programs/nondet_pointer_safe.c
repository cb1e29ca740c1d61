/* expect: safe; property: unreach-call; a pointer from outside is no local of ours */
extern void reach_error(void);
extern int *__VERIFIER_nondet_pointer(void);

int main(void) {
  int x = 1;
  int *p = __VERIFIER_nondet_pointer();
  int *q = &x;
  *q = 2;
  if (x != 2) reach_error();
  if (p == 0 && q == p) reach_error();
  return 0;
}
