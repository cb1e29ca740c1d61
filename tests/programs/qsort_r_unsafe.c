/* expect: unsafe; property: unreach-call; a comparison with a further argument */
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static int compare(const void *a, const void *b, void *sign) {
  int x = *(const int *)a, y = *(const int *)b;
  return *(const int *)sign * ((x > y) - (x < y));
}

int main(void) {
  int table[2] = {__VERIFIER_nondet_int(), __VERIFIER_nondet_int()}, sign = 1;
  qsort_r(table, 2, sizeof *table, compare, &sign);
  assert(table[0] >= table[1]);
  return 0;
}
