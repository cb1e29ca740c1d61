/* expect: unsafe; property: valid-deref; the last access of a loop of constant length is outside of its object */
extern int __VERIFIER_nondet_int(void);
int grid[4][6];
int main(void) {
  int sum = 0;
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 6; j++) grid[i][j] = __VERIFIER_nondet_int() & 7;
  for (int *p = &grid[0][0]; p != &grid[3][6] + 1; p++) sum += *p;
  return sum;
}
