/* expect: safe; property: unreach-call; a root squared is near */
#include <assert.h>
#include <math.h>
int main(void) {
  double r = sqrt(2.25);
  assert(r * r == 2.25 && r > 1);
  return 0;
}
