/* expect: safe; property: unreach-call; a place in an arena is rounded up to a multiple of eight and down again */
#include <assert.h>
#include <stdint.h>

int __VERIFIER_nondet_int(void);

static _Alignas(8) char arena[100000];

int main(void) {
  int used = __VERIFIER_nondet_int();
  if (used < 0 || used > 90000) return 0;
  char *place = arena + used;
  char *up = (char *)(((uintptr_t)place + 7) & ~(uintptr_t)7);
  char *down = (char *)((uintptr_t)place & ~(uintptr_t)7);
  assert(up >= place && up < place + 8);
  assert(down <= place && down >= arena);
  assert((up - arena) % 8 == 0);
  *up = 1;
  return 0;
}
