/* expect: unsafe; property: unreach-call; the end of an object may be the start of another */
#include <assert.h>
int a, b;
int main(void) {
  assert(&a + 1 != &b);
  return 0;
}
