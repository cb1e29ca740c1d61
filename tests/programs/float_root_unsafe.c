/* expect: unsafe; property: unreach-call; and not equal */
#include <assert.h>
#include <math.h>
int main(void) {
  double r = sqrt(2.0);
  assert(r * r == 2.0 && r > 1);
  return 0;
}
