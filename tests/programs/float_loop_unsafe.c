/* expect: unsafe; property: unreach-call; tenths are not */
#include <assert.h>
int main(void) {
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += 0.1;
  assert(sum == 4 * 0.1 && sum * 10 / 3 != 0 && sum + sum + 0.1 + 0.1 == 10 * 0.1);
  return 0;
}
