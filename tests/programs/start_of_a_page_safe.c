/* expect: safe; property: unreach-call; `valloc` gives the start of a page */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = valloc(100);
  assert((uintptr_t)p % 4096 == 0);
  return 0;
}
