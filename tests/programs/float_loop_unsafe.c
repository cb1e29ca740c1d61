/* expect: unsafe; property: unreach-call; tenths are not */
#include <assert.h>
int main(void) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += 1 / 10.0;
  assert(sum == 3 * 1 / 10.0);
  return 0;
}
