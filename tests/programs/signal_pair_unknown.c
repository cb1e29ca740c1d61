/* expect: unknown; property: unreach-call; a handler may run between two reads */
#include <assert.h>
#include <signal.h>

static volatile sig_atomic_t count;

static void handle(int number) { count++; }

int main(void) {
  signal(SIGINT, handle);
  int first = count, second = count;
  assert(first == second);
  return 0;
}
