/* expect: unsafe; property: unreach-call; where a comma is not there the space behind it is not skipped, and nobody is told */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  if (scanf("%d, ", &number) != 1) return 0;
  assert(getchar() != ' ');
  return 0;
}
