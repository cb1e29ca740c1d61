/* expect: unsafe; property: unreach-call; rounded up to a multiple of eight a place is the next byte in one of eight cases */
#include <assert.h>
#include <stdint.h>

int __VERIFIER_nondet_int(void);

static _Alignas(8) char arena[100000];

int main(void) {
  int used = __VERIFIER_nondet_int();
  if (used < 0 || used > 90000) return 0;
  char *up = (char *)(((uintptr_t)(arena + used) + 7) & ~(uintptr_t)7);
  assert(up != arena + used + 1);
  return 0;
}
