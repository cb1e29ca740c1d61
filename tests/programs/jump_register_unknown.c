/* expect: unknown; property: unreach-call; a variable that is not volatile and was changed is indeterminate after the jump */
#include <assert.h>
#include <setjmp.h>

static jmp_buf environment;

static void leave(void) { longjmp(environment, 1); }

int main(void) {
  int changed = 0;
  if (setjmp(environment) == 0) {
    changed = 1;
    leave();
  }
  assert(changed == 1);
  return 0;
}
