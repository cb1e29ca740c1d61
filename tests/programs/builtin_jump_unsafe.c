/* expect: unsafe; property: unreach-call; the jumps of compilers */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static void *environment[5];
static int depth;

static void leave(int n) {
  depth = n;
  if (n > 2) __builtin_longjmp(environment, 1);
  leave(n + 1);
}

int main(void) {
  volatile int tried = 0;
  if (__builtin_setjmp(environment) == 0) {
    tried = 1;
    leave(__VERIFIER_nondet_int() ? 1 : 2);
    assert(0);
  }
  assert(tried == 1 && depth == 2);
  return 0;
}
