/* expect: unsafe; property: unreach-call; two locks are taken in the order of their addresses: which of them is below the other is not known */
#include <assert.h>
#include <stdint.h>
struct lock { int held; };
static struct lock first, second;
static void take(struct lock *l) {
  assert(!l->held);
  l->held = 1;
}
static void take_both(struct lock *a, struct lock *b) {
  if ((uintptr_t)a < (uintptr_t)b) {
    take(a);
    take(b);
  } else if (a > b) {
    take(b);
    take(a);
  }
}
int main(void) {
  take_both(&first, &second);
  assert(first.held && second.held);
  assert(&first < &second);
  return 0;
}
