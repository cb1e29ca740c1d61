/* expect: unknown; property: unreach-call; a handler that writes through a pointer */
#include <assert.h>
#include <signal.h>

static int value, *place = &value;

static void handle(int number) { *place = 5; }

int main(void) {
  signal(SIGINT, handle);
  value = 1;
  assert(value == 1);
  return 0;
}
