/* expect: safe; property: unreach-call; a local that survives its function */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);

int next(void) {
  static int n = 5;
  return n++;
}

int main(void) {
  int a = next(), b = next();
  if (a != 5 || b != 6) reach_error();
  while (__VERIFIER_nondet_bool())
    if (next() < 7) reach_error();
  return 0;
}
