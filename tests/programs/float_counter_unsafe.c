/* expect: unsafe; property: unreach-call; a float stops counting */
#include <assert.h>
int main(void) {
  float x = 16777216;
  x = x + 1;
  assert(x > 16777216);
  return 0;
}
