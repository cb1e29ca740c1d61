/* expect: safe; property: unreach-call; the address of an object comes back from its disjunction with another */
#include <assert.h>
#include <stdint.h>
int x, y;
int main(void) {
  uintptr_t link = (uintptr_t)&x ^ (uintptr_t)&y;
  uintptr_t back = link ^ (uintptr_t)&y;
  assert(back == (uintptr_t)&x);
  return 0;
}
