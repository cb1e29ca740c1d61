/* expect: unsafe; property: unreach-call; a jump with zero gives one */
#include <assert.h>
#include <setjmp.h>

static void out(jmp_buf environment, int value) { longjmp(environment, value); }

int main(void) {
  jmp_buf environment;
  volatile int turn = 0;
  int got = setjmp(environment);
  if (turn == 0) {
    assert(got == 0);
    turn = 1;
    out(environment, 0);
  }
  if (turn == 1) {
    assert(got == 0);
    turn = 2;
    out(environment, -7);
  }
  assert(got == -7);
  return 0;
}
