/* expect: safe; property: unreach-call; a table is read at differences of unknown numbers between two constants */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static int max(int a, int b) { return a > b ? a : b; }
int knapsack(int W, int wt[], int val[], int n) {
  int K[4][7];
  for (int i = 0; i <= n; i++)
    for (int w = 0; w <= W; w++) {
      if (i == 0 || w == 0) K[i][w] = 0;
      else if (wt[i - 1] <= w) K[i][w] = max(val[i - 1] + K[i - 1][w - wt[i - 1]], K[i - 1][w]);
      else K[i][w] = K[i - 1][w];
    }
  return K[n][W];
}
int main(void) {
  int wt[3], val[3], total = 0;
  for (int i = 0; i < 3; i++) {
    wt[i] = __VERIFIER_nondet_int(); val[i] = __VERIFIER_nondet_int();
    if (wt[i] < 1 || wt[i] > 6 || val[i] < 0 || val[i] > 100) return 0;
    total += val[i];
  }
  int best = knapsack(6, wt, val, 3);
  assert(best >= 0 && best <= total);
  for (int i = 0; i < 3; i++) assert(best >= val[i]);
  return 0;
}
