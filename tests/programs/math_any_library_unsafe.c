/* expect: unsafe; property: unreach-call; an alarm may rest on what results are with any library */
#include <assert.h>
#include <math.h>

int main(void) {
  assert(sin(1.0) < 0.5);
  return 0;
}
