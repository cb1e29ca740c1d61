/* expect: unsafe; property: unreach-call; a pointer that is made of a number may lead to a device, and no pointer tells */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int add(volatile int *to, int n) {
  *to = *to + n;
  return *to;
}
int main(void) {
  volatile int *p = malloc(sizeof *p), *q = (volatile int *)0x4000;
  *p = 2;
  if (add(__VERIFIER_nondet_int() ? p : q, 3) != 5) reach_error();
  return 0;
}
