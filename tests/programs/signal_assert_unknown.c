/* expect: unknown; property: unreach-call; a handler that asserts what does not hold at all times */
#include <assert.h>
#include <signal.h>

static int low, high = 1;

static void handle(int number) { assert(low < high); }

int main(void) {
  signal(SIGINT, handle);
  low = 2;
  high = 3;
  return 0;
}
