/* expect: unsafe; property: unreach-call; the inner loop needs an invariant of the outer one */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (j < i) reach_error();
  return 0;
}
