/* expect: unsafe; property: unreach-call; an object may lie at a number that the program names */
#include <assert.h>
int x;
int main(void) {
  int *p = (int *)0x40001000;
  assert(p != &x);
  return 0;
}
