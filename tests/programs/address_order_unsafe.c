/* expect: unsafe; property: unreach-call; objects lie in any order */
#include <assert.h>
int a, b;
int main(void) {
  assert(&a < &b);
  return 0;
}
