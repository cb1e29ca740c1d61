/* expect: unsafe; property: unreach-call; but not all */
#include <assert.h>
int main(void) {
  long double x = 1.0L, y = x + 0x1p-64L;
  assert(y != x);
  return 0;
}
