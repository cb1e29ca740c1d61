/* expect: safe; property: unreach-call; if allocations do not fail, none gives null */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  char *p = malloc(n);
  if (!p) reach_error();
  return 0;
}
