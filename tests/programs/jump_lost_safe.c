/* expect: safe; property: valid-memsafety; a jump , and then the release of an object */
#include <setjmp.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf environment;

static void work(char *p) {
  p[0] = 1;
  if (__VERIFIER_nondet_int()) longjmp(environment, 1);
}

int main(void) {
  char *volatile p = malloc(4);
  if (!p) return 0;
  if (setjmp(environment) == 0)
    work(p);
  free(p);
  return 0;
}
