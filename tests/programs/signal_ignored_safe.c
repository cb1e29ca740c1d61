/* expect: safe; property: unreach-call; a signal that is ignored calls nothing */
#include <assert.h>
#include <signal.h>

static int count;

int main(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGINT, SIG_DFL);
  count++;
  assert(count == 1);
  return 0;
}
