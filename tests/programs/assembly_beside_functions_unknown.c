/* expect: unknown; property: unreach-call; assembly outside of functions gives a variable a second name */
#include <assert.h>
int first = 1;
__asm__(".globl second\n.set second, first");
extern int second;
int main(void) {
  second = 9;
  assert(first == 1);
  return 0;
}
