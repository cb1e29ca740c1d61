/* expect: unsafe; property: unreach-call; two pointers may fall into one bucket */
#include <assert.h>
#include <stdint.h>
int x, y;
static unsigned bucket(void *p) { return ((uintptr_t)p >> 4) % 4; }
int main(void) {
  assert(bucket(&x) != bucket(&y));
  return 0;
}
