/* expect: unknown; property: unreach-call; a handler may have ended the program while it waited */
#include <assert.h>
#include <signal.h>
#include <unistd.h>

static void handler(int number) {
  _exit(number);
}

int main(void) {
  signal(SIGINT, handler);
  pause();
  assert(0);
  return 0;
}
