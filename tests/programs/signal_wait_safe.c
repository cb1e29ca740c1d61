/* expect: safe; property: valid-memsafety; a program waits until a handler has set a flag */
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t stop;

static void handler(int number) {
  (void)number;
  stop = 1;
}

int main(void) {
  int failed = 0, *result = &failed;
  if (signal(SIGINT, handler) == SIG_ERR) return 1;
  while (!stop) {
    failed = pause();
    if (failed != -1) result = 0;
  }
  return *result;
}
