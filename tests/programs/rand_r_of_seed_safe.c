/* expect: safe; property: unreach-call; numbers of a seed that is given are those of the library, and of any seed none is negative */
#include <assert.h>
#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned fixed = 1, seed = __VERIFIER_nondet_uint();
  assert(rand_r(&fixed) == 476707713);
  for (int i = 0; i < 3; i++) {
    int drawn = rand_r(&seed) % 10;
    assert(drawn >= 0 && drawn < 10);
  }
  return 0;
}
