/* expect: unknown; property: unreach-call; what a handler writes is read through a pointer */
#include <assert.h>
#include <signal.h>

static volatile int value;

static void handle(int number) { value = 5; }

int main(void) {
  volatile int *place = &value;
  signal(SIGINT, handle);
  *place = 1;
  assert(*place == 1);
  return 0;
}
