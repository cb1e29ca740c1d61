/* expect: safe; property: unreach-call; arrays in records of the heap; balances stay positive */
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#define MAXT 5
struct account { int id; long balance; long log[MAXT]; int nlog; };
static struct account *open_account(int id) { struct account *a = calloc(1, sizeof *a); if (a) a->id = id; return a; }
static int apply(struct account *a, long amount) {
  if (amount < 0 && a->balance + amount < 0) return -1;
  a->balance += amount;
  a->log[a->nlog % MAXT] = amount; a->nlog = (a->nlog + 1) % (2 * MAXT);
  return 0;
}
int main(void) {
  struct account *acc[3];
  for (int i = 0; i < 3; i++) { acc[i] = open_account(i); if (!acc[i]) { while (i--) free(acc[i]); return 1; } }
  int who; long amount;
  while (scanf("%d %ld", &who, &amount) == 2) {
    if (who < 0 || who >= 3 || amount < -1000 || amount > 1000) continue;
    if (acc[who]->balance > 1000000) break;
    apply(acc[who], amount);
    assert(acc[who]->balance >= 0);
  }
  for (int i = 0; i < 3; i++) free(acc[i]);
  return 0;
}
