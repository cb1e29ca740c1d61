/* expect: safe; property: unreach-call; halves are added exactly */
#include <assert.h>
int main(void) {
  double sum = 0;
  for (int i = 0; i < 3; i++) sum += 5 / 10.0;
  assert(sum == 3 * 5 / 10.0);
  return 0;
}
