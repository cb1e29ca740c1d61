/* expect: unknown; property: valid-memsafety; what is on the heap may be lost where a handler ends the program */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static void handler(int number) {
  static const char message[] = "bye\n";
  write(1, message, sizeof message - 1);
  _exit(128 + number);
}

int main(void) {
  char *text = malloc(16);
  if (!text) return 1;
  signal(SIGTERM, handler);
  ssize_t length = read(0, text, 16);
  free(text);
  return 0;
}
