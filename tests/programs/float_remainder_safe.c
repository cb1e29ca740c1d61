/* expect: safe; property: unreach-call; a remainder is less than the divisor, and exact */
#include <assert.h>
#include <math.h>
int main(void) {
  double big = 5.5, r = fmod(big, 2.0);
  assert(r == 1.5);
  return 0;
}
