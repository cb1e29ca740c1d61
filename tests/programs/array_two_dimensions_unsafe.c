/* expect: unsafe; property: unreach-call; rows and columns */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int m[2][3] = { { 0, 1, 2 }, { 10, 11, 12 } };

int main(void) {
  unsigned r = __VERIFIER_nondet_uint() % 2, c = __VERIFIER_nondet_uint() % 3;
  if (m[r][c] != 10 * r + c) reach_error();
  m[r][c] = -1;
  if (c && m[r][c - 1 + r] < 0) reach_error();
  if (&m[1][0] != &m[0][0] + 3) reach_error();
  return 0;
}
