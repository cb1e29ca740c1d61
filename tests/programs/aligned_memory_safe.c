/* expect: safe; property: unreach-call; what `posix_memalign` and `reallocarray` give */
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  void *p = 0;
  int error = posix_memalign(&p, 64, 2);
  if (error || !p) reach_error();
  char *q = p;
  q[1] = 9;
  q = reallocarray(q, 2, 2);
  if (q[1] != 9) reach_error();
  return 0;
}
