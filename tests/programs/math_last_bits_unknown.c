/* expect: unknown; property: unreach-call; no alarm rests on bits that libraries round differently */
#include <assert.h>
#include <math.h>

int main(void) {
  assert(sin(1.0) != 0.8414709848078965);
  return 0;
}
