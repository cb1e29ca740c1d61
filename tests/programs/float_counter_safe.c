/* expect: safe; property: unreach-call; a number that counts */
#include <assert.h>
int main(void) {
  float x = 16777214;
  x = x + 1;
  assert(x > 16777214);
  return 0;
}
