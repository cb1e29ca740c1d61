/* expect: unsafe; property: unreach-call; a number need not fit */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int number, found = scanf("%d", &number);
  assert(found == 1 || found == EOF);
  return 0;
}
