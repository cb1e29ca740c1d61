/* expect: unsafe; property: unreach-call; and twice */
#include <assert.h>
#include <math.h>
int main(void) {
  double x = 0x1.0000000000001p0;
  assert(x * x - 0x1.0000000000002p0 != 0);
  return 0;
}
