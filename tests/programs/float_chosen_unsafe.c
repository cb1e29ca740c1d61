/* expect: unsafe; property: unreach-call; and not */
#include <assert.h>
#include <fenv.h>
int main(void) {
  volatile double one = 1, three = 3;
  fesetround(FE_TONEAREST);
  double up = one / three;
  assert(up > 0.33333333333333333);
  assert(fegetround() != FE_TONEAREST);

  return 0;
}
