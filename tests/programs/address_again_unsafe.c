/* expect: unsafe; property: unreach-call; an object may lie where one was before */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  if (!p) return 0;
  uintptr_t before = (uintptr_t)p;
  free(p);
  p = malloc(8);
  if (!p) return 0;
  assert(before != (uintptr_t)p);
  return 0;
}
