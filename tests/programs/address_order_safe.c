/* expect: safe; property: unreach-call; addresses in one object are ordered, and order is the same for pointers and words */
#include <assert.h>
#include <stdint.h>
int a[10], b;
int main(void) {
  int n = 0;
  for (int *p = a; p < a + 10; p++)
    n++;
  assert(n == 10);
  assert((a < &b) == ((uintptr_t)a < (uintptr_t)&b));
  assert((uintptr_t)&a[3] - (uintptr_t)a == 12);
  return 0;
}
