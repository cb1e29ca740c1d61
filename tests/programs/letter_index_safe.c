/* expect: safe; property: unreach-call; digits that were found by a comparison without sign are places of a table from zero to nine */
#include <assert.h>

extern char __VERIFIER_nondet_char(void);

int main(void) {
  int seen[10] = {0};
  for (int i = 0; i < 3; i++) {
    char c = __VERIFIER_nondet_char();
    unsigned digit = (unsigned)c - '0';
    if (digit <= 9) seen[9 - digit]++;
  }
  assert(seen[0] + seen[4] + seen[9] <= 3);
  return 0;
}
