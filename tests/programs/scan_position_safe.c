/* expect: safe; property: unreach-call; where a format is in its input is behind what it stored */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number, end = -1;
  char next;
  if (scanf("%d%c%n", &number, &next, &end) == 2) assert(end >= 2);
  assert(end != 0);
  return 0;
}
