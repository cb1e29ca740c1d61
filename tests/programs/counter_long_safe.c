/* expect: safe; property: unreach-call; a relation between counters of a long loop */
#include <assert.h>

int main(void) {
  int x = 0, y = 0;
  while (x < 1000000) {
    x++;
    y += 2;
  }
  assert(y == 2 * x);
  return 0;
}
