/* expect: unsafe; property: no-overflow; the least number has no absolute value */
#include <limits.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x >= INT_MIN)
    x = abs(x);
  return labs((long)x - 1) > 0;
}
