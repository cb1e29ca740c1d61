/* expect: safe; property: unreach-call; numbers after one seed are any, but not negative */
extern void reach_error(void);
extern void srand(unsigned);
extern int rand(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  srand(__VERIFIER_nondet_uint());
  for (int i = 0; i < 3; i++) {
    if (rand() < 0) reach_error();
  }
  return 0;
}
