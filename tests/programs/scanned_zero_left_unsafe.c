/* expect: unsafe; property: unreach-call; a zero with which an octal number begins may be followed by a digit */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  if (scanf("%i", &number) != 1) return 0;
  int next = getchar();
  assert(next < '0' || next > '9');
  return 0;
}
