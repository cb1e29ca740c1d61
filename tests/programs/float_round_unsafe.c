/* expect: unsafe; property: unreach-call; ties go to the even one */
#include <assert.h>
#include <math.h>
int main(void) {
  assert(round(2.5) == 3 && rint(-0.5) == -1 && lround(-2.5) == -3 && lrint(2.5) == 2);
  return 0;
}
