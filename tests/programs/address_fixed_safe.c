/* expect: safe; property: unreach-call; no aligned object lies at an odd number */
#include <assert.h>
int x;
int main(void) {
  int *p = (int *)0x40001001;
  assert(p != &x);
  return 0;
}
