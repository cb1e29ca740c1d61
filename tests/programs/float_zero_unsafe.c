/* expect: unsafe; property: unreach-call; one by a positive zero is infinite */
#include <assert.h>
int main(void) {
  double z = 0.0;
  assert(z == 0 && 1 / z < 0);
  return 0;
}
