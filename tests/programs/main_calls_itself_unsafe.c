/* expect: unsafe; property: unreach-call; where main calls itself it returns to what is behind the call */
#include <assert.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int number = __VERIFIER_nondet_int();
  if (number == 1) return 0;
  if (number != 2) abort();
  main();
  assert(number != 2);
  return 0;
}
