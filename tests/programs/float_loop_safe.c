/* expect: safe; property: unreach-call; halves are added exactly */
#include <assert.h>
int main(void) {
  double sum = 0;
  for (int i = 0; i < 4; i++) sum += 0.5;
  assert(sum == 4 * 0.5 && sum * 10 / 3 != 0 && sum + sum + 0.5 + 0.5 == 10 * 0.5);
  return 0;
}
