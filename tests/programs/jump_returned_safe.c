/* expect: safe; property: valid-memsafety; a jump to a function that has not returned */
#include <setjmp.h>

static jmp_buf environment;
static int again;


int main(void) {
  if (setjmp(environment) == 0 && !again) {
    again = 1;
    longjmp(environment, 1);
  }
  return 0;
}
