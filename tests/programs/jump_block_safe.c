/* expect: safe; property: valid-memsafety; a jump leaves no block */
#include <setjmp.h>

static jmp_buf environment;
static int *kept;

static void leave(void) { longjmp(environment, 1); }

int main(void) {
  int inner = 1;
  if (setjmp(environment) == 0) {
    kept = &inner;
    leave();
  }
  return *kept;
}
