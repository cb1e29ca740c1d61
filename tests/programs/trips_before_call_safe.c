/* expect: safe; property: unreach-call; how often a loop went round before a call is still so behind it, on whichever way the call went */
#include <assert.h>

extern int nondet_int(void);

static int seen[3];

static int number(int depth) {
  if (depth > 0) return number(depth - 1);
  int n = nondet_int();
  if (n > 0) seen[0] = nondet_int();
  if (n < -5) seen[1] = nondet_int();
  return n;
}

int main(void) {
  int trips = 0;
  while (trips < 4 && nondet_int()) trips++;
  int n = number(2) / 2;
  seen[2] = n;
  assert(trips <= 4 && (trips < 4 || seen[2] == n));
  return 0;
}
