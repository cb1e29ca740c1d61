/* expect: safe; property: no-overflow; a counter with a bound */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int(), s = 0;
  for (int i = 0; i < n; i++)
    if (s < 1000) s += 2;
  return s;
}
