/* expect: unsafe; property: unreach-call; rows and columns */
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  int m[3][4];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) m[i][j] = 10 * i + j;
  unsigned r = __VERIFIER_nondet_uint() % 3, c = __VERIFIER_nondet_uint() % 4;
  if (m[r][c] != 10 * r + c) reach_error();
  if (&m[1][0] != &m[0][0] + 3) reach_error();
  return 0;
}
