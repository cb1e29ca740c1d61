/* expect: safe; property: unreach-call; a volatile variable holds what was written last, another one that was not changed what it held */
#include <assert.h>
#include <setjmp.h>

static jmp_buf environment;

static void leave(void) { longjmp(environment, 1); }

int main(void) {
  volatile int changed = 0;
  int before = 5, after = 6;
  if (setjmp(environment) == 0) {
    changed = 1;
    leave();
    after = 7;
  } else {
    assert(changed == 1 && before == 5 && after == 6);
  }
  return 0;
}
