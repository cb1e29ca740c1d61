/* expect: unsafe; property: valid-memsafety; a jump to a function that has returned */
#include <setjmp.h>

static jmp_buf environment;
static int again;

static int prepare(void) { return setjmp(environment); }

int main(void) {
  if (prepare() == 0 && !again) {
    again = 1;
    longjmp(environment, 1);
  }
  return 0;
}
