/* expect: safe; property: unreach-call; different objects have different starts, and the end of one is not its start */
#include <assert.h>
int a, b;
int main(void) {
  int *p = &a, *q = &b;
  assert(p != q);
  assert(&a + 1 != &a);
  return 0;
}
