/* expect: unsafe; property: unreach-call; a table of functions, called by number */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int inc(int x) { return x + 1; }
int dec(int x) { return x - 1; }
int same(int x) { return x; }

int (*const table[])(int) = { inc, dec, same };

int apply(int (*f)(int), int x) { return f ? f(x) : -9; }

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 2) return 0;
  int r = apply(table[i], 5);
  if (r < 4 || r >= 6) reach_error();
  if (table[i] == dec && r != 4) reach_error();
  if (apply(0, 5) != -9) reach_error();
  return 0;
}
