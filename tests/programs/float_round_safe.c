/* expect: safe; property: unreach-call; ties go away from zero */
#include <assert.h>
#include <math.h>
int main(void) {
  assert(round(2.5) == 3 && round(-0.5) == -1 && lround(-2.5) == -3 && lrint(2.5) == 2);
  return 0;
}
