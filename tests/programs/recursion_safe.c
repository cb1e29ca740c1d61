/* expect: safe; property: unreach-call; a function that needs a summary */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int count(int n) {
  if (n <= 0) return 0;
  return count(n - 1) + 1;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  int c = count(n);
  if (n >= 0 && c != n) reach_error();
  if (n < 0 && c) reach_error();
  return 0;
}
