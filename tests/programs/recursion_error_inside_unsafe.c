/* expect: unsafe; property: unreach-call; the error is in the depth of the recursion */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int depth;

void down(int n) {
  depth++;
  if (n < 0) reach_error();
  if (n > 0) down(n - 2);
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 50) return 0;
  down(3 * n);
  return 0;
}
