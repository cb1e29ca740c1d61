/* expect: safe; property: no-overflow; a quotient of the least number by -1 is excluded; a division by zero is no overflow */
#include <limits.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  if (a == INT_MIN && b == -1)
    return 0;
  return a / b > a % b;
}
