/* expect: unsafe; property: unreach-call; three low bits of a pointer to characters are not its own: the mask takes bits of the address */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  static char text[5];
  unsigned long tag = __VERIFIER_nondet_int() & 7;
  unsigned long word = (unsigned long)(text + 1) | tag;
  assert((char *)(word & ~7UL) == text + 1);
  return 0;
}
