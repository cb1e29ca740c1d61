/* expect: unsafe; property: unreach-call; what is not is finite */
#include <assert.h>
int main(void) {
  double x = 1e307 * 10;
  assert(x * 10 == x);
  return 0;
}
