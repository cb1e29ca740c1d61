/* expect: unsafe; property: unreach-call; exit and abort end the run before the error */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void exit(int) __attribute__((noreturn));
extern void abort(void) __attribute__((noreturn));

void check(int x) {
  if (x > 5) exit(1);
  if (x < -6) abort();
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  check(x);
  if (x > 5 || x < -5) reach_error();
  return 0;
}
