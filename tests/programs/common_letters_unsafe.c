/* expect: unsafe; property: unreach-call; the longest common subsequence by its table, whose cells are open and whose size is not */
#include <assert.h>

extern char nondet_char(void);

#define N 5

int main(void) {
  char a[N], b[N];
  int table[N + 1][N + 1] = {{0}}, same = 0;
  for (int i = 0; i < N; i++) {
    a[i] = nondet_char();
    b[i] = nondet_char();
    same += a[i] == b[i];
  }
  for (int i = 1; i <= N; i++)
    for (int j = 1; j <= N; j++) {
      int up = table[i - 1][j], left = table[i][j - 1];
      table[i][j] = a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1 : up > left ? up : left;
    }
  assert(table[N][N] >= 0 && table[N][N] <= N);
  assert(table[N][N] > same);
  return 0;
}
