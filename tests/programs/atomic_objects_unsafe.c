/* expect: unsafe; property: unreach-call; functions for atomic objects of any size */
#include <assert.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

struct five { int a[5]; };

static _Atomic struct five shared;

int main(void) {
  struct five first = { { 1, 2, 3, 4, __VERIFIER_nondet_int() } }, second = { { 5 } };
  atomic_store(&shared, first);
  struct five seen = atomic_load(&shared);
  assert(seen.a[4] == first.a[4]);
  struct five old = atomic_exchange(&shared, second);
  assert(old.a[4] != 77);
  _Bool done = atomic_compare_exchange_strong(&shared, &first, old);
  assert(!done && first.a[0] == 5);
  done = atomic_compare_exchange_strong(&shared, &first, old);
  seen = atomic_load(&shared);
  assert(done && seen.a[1] == 2);
  return 0;
}
