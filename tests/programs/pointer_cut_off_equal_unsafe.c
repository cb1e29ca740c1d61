/* expect: unsafe; property: unreach-call; what is left of an address in an int need not be that address */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  int word = (int)(intptr_t)p;
  int *q = (int *)(intptr_t)word;
  assert(p == q);
  return 0;
}
