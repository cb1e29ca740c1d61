/* expect: safe; property: unreach-call; one function, called in different places with different results */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

int clamp(int x, int low, int high) {
  if (x < low) return low;
  if (x > high) return high;
  return x;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  int a = clamp(x, 0, 10), b = clamp(x, -10, 0);
  if (a < 0 || a > 10 || b < -10 || b > 0) reach_error();
  if (a && b) reach_error();
  return 0;
}
