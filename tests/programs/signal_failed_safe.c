/* expect: safe; property: unreach-call; what signal() gives is an error or a handler */
#include <assert.h>
#include <signal.h>
#include <string.h>

static volatile sig_atomic_t stop;
static void on_signal(int number) { stop = 1; }

int main(void) {
  struct sigaction action;
  int handlers = 0;
  if (signal(SIGINT, on_signal) == SIG_ERR) return 1;
  handlers++;
  if (signal(SIGPIPE, SIG_IGN) != SIG_ERR) handlers++;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_signal;
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGHUP);
  assert(sigismember(&action.sa_mask, SIGHUP) == 1 && sigismember(&action.sa_mask, SIGINT) == 0);
  if (sigaction(SIGTERM, &action, NULL) == -1) return 1;
  assert(handlers == 1 || handlers == 2);
  return 0;
}
