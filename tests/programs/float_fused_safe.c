/* expect: safe; property: unreach-call; a product and a sum rounded once */
#include <assert.h>
#include <math.h>
int main(void) {
  double x = 0x1.0000000000001p0;
  assert(fma(x, x, -0x1.0000000000002p0) != 0);
  return 0;
}
