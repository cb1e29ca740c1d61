/* expect: unsafe; property: valid-memsafety; a jump leaves a block, whose objects are dead then */
#include <setjmp.h>

static jmp_buf environment;
static int *kept;

static void leave(void) { longjmp(environment, 1); }

int main(void) {
  if (setjmp(environment) == 0) {
    int inner = 1;
    kept = &inner;
    leave();
  }
  return *kept;
}
