/* expect: safe; property: unreach-call; zeros are equal, but not one by them */
#include <assert.h>
int main(void) {
  double z = -0.0;
  assert(z == 0 && 1 / z < 0);
  return 0;
}
