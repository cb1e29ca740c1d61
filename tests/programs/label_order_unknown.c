/* expect: unknown; property: unreach-call; where labels lie is not known */
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
