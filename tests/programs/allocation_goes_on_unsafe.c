/* expect: unsafe; property: unreach-call; a run goes on behind requests that no memory can meet */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n >= 0) return 0;
  char *p = malloc(n), *q = calloc(n, n);
  if (p != q) reach_error();
  return 0;
}
