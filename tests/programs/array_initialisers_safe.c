/* expect: safe; property: unreach-call; globals and locals whose initialisers are not complete */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int given[8] = { 1, 2, [5] = 7, 8 };
static short zeros[3];
const char names[][4] = { "ab", "xyz" };

int main(void) {
  int local[4] = { 9 };
  unsigned i = __VERIFIER_nondet_uint() % 8;
  if (given[i] && i != 0 && i != 1 && i != 5 && i != 6) reach_error();
  if (given[6] != 8 || zeros[i % 3] || local[i % 3 + 1]) reach_error();
  if (names[1][2] != 'z' || names[0][3]) reach_error();
  return 0;
}
