/* expect: safe; property: no-overflow; a counter in large steps, with a bound */
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int(), s = 0;
  if (n > 2000000000) return 0;
  for (int i = 0; i < n; i += 1000000000)
    if (s < 1000) s += 2;
  return s;
}
