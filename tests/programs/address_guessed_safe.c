/* expect: safe; property: unreach-call; a pointer that is known to have a number is still one to its object */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p), *q = malloc(sizeof *q);
  if (!p || !q) return 0;
  *p = 1;
  *q = 2;
  uintptr_t w = (uintptr_t)p;
  if (w == 0x12345000) {
    *(int *)w = 5;
    assert(*p == 5 && *q == 2);
  }
  return 0;
}
