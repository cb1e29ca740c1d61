/* expect: unknown; property: unreach-call; a handler may be called at any time */
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t count;

static void handle(int number) { count = 5; }

int main(void) {
  signal(SIGINT, handle);
  count = 1;
  assert(count == 1);
  return 0;
}
