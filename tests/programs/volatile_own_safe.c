/* expect: safe; property: unreach-call; no pointer comes from elsewhere or from a number, so volatile objects are those of the program */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
static int add(volatile int *to, int n) {
  *to = *to + n;
  return *to;
}
int main(void) {
  volatile int *p = malloc(sizeof *p);
  *p = 2;
  if (add(p, 3) != 5 || *p != 5) reach_error();
  return 0;
}
