/* expect: unsafe; property: unreach-call; it has the sign of the dividend */
#include <assert.h>
#include <math.h>
int main(void) {
  double big = 5.5, r = fmod(-big, 2.0);
  assert(r == 1.5);
  return 0;
}
