/* expect: safe; property: unreach-call; two functions that call each other */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int odd(unsigned n);

int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (even(n) && odd(n)) reach_error();
  return 0;
}
