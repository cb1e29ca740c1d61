/* expect: safe; property: unreach-call; a handler that sets a flag, whenever it runs */
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static volatile sig_atomic_t running = 1;
static int ticks;

static void stop(int number) {
  if (number == SIGTERM) _exit(1);
  running = 0;
}

int main(void) {
  struct sigaction action = { 0 };
  action.sa_handler = stop;
  if (sigaction(SIGINT, &action, NULL) != 0) return 1;
  signal(SIGTERM, stop);
  while (running) {
    ticks++;
    if (ticks > 10) ticks = 0;
  }
  assert(ticks >= 0 && ticks <= 10);
  return 0;
}
