/* expect: unsafe; property: unreach-call; behind a number and spaces there may be another number */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number;
  char next;
  if (scanf("%d %c", &number, &next) != 2) return 0;
  assert(next != '7');
  return 0;
}
