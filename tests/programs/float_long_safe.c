/* expect: safe; property: unreach-call; numbers of 80 bits have more digits */
#include <assert.h>
int main(void) {
  long double x = 1.0L, y = x + 0x1p-60L;
  assert(y != x);
  return 0;
}
