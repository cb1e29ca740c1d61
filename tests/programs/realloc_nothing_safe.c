/* expect: safe; property: unreach-call; `realloc` to nothing frees and returns null; of null it allocates */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 8) return 0;
  char *p = malloc(4);
  p[0] = 7;
  char *q = realloc(p, n);
  if (n == 0 ? q != 0 : q[0] != 7) reach_error();
  if (!realloc(0, 4)) reach_error();
  return 0;
}
