/* expect: safe; property: unreach-call; blocks that exist at the same time lie at different places */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  if (!p) return 0;
  char *q = malloc(8);
  if (!q) return 0;
  assert(p != q);
  free(p);
  free(q);
  return 0;
}
