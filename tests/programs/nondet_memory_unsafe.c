/* expect: unsafe; property: unreach-call; the bytes are any afterwards */
#include <assert.h>

extern void __VERIFIER_nondet_memory(void *memory, unsigned long size);

int main(void) {
  int number = 0;
  __VERIFIER_nondet_memory(&number, sizeof number);
  assert(number == 0);
  return 0;
}
