/* expect: unsafe; property: unreach-call; a number of at most two digits may end before a digit */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  if (scanf("%2d", &number) != 1) return 0;
  int next = getchar();
  assert(next < '0' || next > '9');
  return 0;
}
