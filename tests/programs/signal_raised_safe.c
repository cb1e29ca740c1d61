/* expect: safe; property: unreach-call; a signal that the program sends to itself */
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t seen;

static void handle(int number) { seen = 1; }

int main(void) {
  int x = 3;
  signal(SIGUSR1, handle);
  raise(SIGUSR1);
  if (seen) x = 4;
  assert(x == 3 || x == 4);
  return 0;
}
