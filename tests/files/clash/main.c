/* expect: safe: N=0; unsafe: N=101; symbols that are local to their files have one name */
#include "clash.h"
static int counter = 1;
static int step(int x) { return x + counter; }
int main(void) {
  int n = nondet_int();
  if (n < 0 || n > 10) return 0;
  int r = twice(step(n));
  counter = 5;
  if (r != 2 * n + 2) reach_error();
  return 0;
}
