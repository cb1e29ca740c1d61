/* expect: safe; property: unreach-call; two functions that call each other */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int pong(int n);

int ping(int n) { return n <= 0 ? 0 : pong(n - 1) + 1; }
int pong(int n) { return n <= 0 ? 0 : ping(n - 1) + 2; }

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 1000) return 0;
  if (ping(n) < n) reach_error();
  return 0;
}
