/* expect: unsafe; property: unreach-call; labels lie in any order */
#include <assert.h>

int main(void) {
  char *first = &&one, *second = &&two;
  int less = first < second;
  goto *(less ? first : second);
one:
  assert(less == 0);
two:
  return 0;
}
