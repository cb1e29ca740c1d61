/* expect: unsafe; property: unreach-call; they round to zero, not down */
#include <assert.h>
int main(void) {
  double x = -2.75;
  assert((int)x == 2 || (int)x == -3);
  return 0;
}
