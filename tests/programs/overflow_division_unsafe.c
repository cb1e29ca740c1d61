/* expect: unsafe; property: no-overflow; the remainder of the least number by -1 */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  if (a == INT_MIN && b == -2)
    return 0;
  return a % b;
}
