/* expect: safe; property: unreach-call; what is too great is infinite */
#include <assert.h>
int main(void) {
  double x = 1e308 * 10;
  assert(x * 10 == x);
  return 0;
}
