/* expect: unsafe; property: unreach-call; a long array and its copy, which begins at the second element */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static short from[1500];
static long to[1500];

int main(void) {
  for (int i = 0; i < 1500; i++) from[i] = (short)__VERIFIER_nondet_int();
  for (int i = 1; i < 1500; i++) to[i] = from[i];
  int k = __VERIFIER_nondet_int();
  if (k >= 0 && k < 1500) assert(to[k] == from[k]);
  return 0;
}
