/* expect: unknown; property: unreach-call; how many characters a floating-point number has is not modelled */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int n = printf("%g", 1.5);
  assert(n != 3);
  return 0;
}
