/* expect: safe; property: memory-access; an index within a global table */
extern int __VERIFIER_nondet_int(void);

char table[3][5];

int main(void) {
  int r = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
  if (r < 0 || r > 2 || c < 0 || c > 4) return 0;
  table[r][c] = 1;
  return table[2 - r][c];
}
