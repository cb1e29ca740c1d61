/* expect: unsafe; property: unreach-call; a tag in bits that the alignment does not free */
#include <assert.h>
#include <stdint.h>
int x;
int main(void) {
  uintptr_t tagged = (uintptr_t)&x | 8;
  assert((tagged & ~(uintptr_t)8) == (uintptr_t)&x);
  return 0;
}
