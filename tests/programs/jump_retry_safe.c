/* expect: safe; property: unreach-call; a loop that begins again where it failed */
#include <assert.h>
#include <setjmp.h>

extern int __VERIFIER_nondet_int(void);

static jmp_buf environment;
static int failures;

static int attempt(void) {
  if (__VERIFIER_nondet_int()) {
    failures++;
    longjmp(environment, failures > 2 ? 2 : 1);
  }
  return failures;
}

int main(void) {
  int result = -1;
  switch (setjmp(environment)) {
  case 0:
  case 1:
    result = attempt();
    assert(result == failures && result <= 2);
    break;
  case 2:
    assert(failures == 3);
    break;
  default:
    assert(0);
  }
  return 0;
}
