/* expect: unsafe; property: unreach-call; what is printed may be counted wrongly */
#include <assert.h>
#include <stdio.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int n = printf("%d %s\n", __VERIFIER_nondet_uchar(), "abc");
  assert(n != 8);
  return 0;
}
