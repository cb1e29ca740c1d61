/* expect: safe; property: valid-memsafety; nothing is lost where a handler ends a program that has nothing on the heap */
#include <signal.h>
#include <unistd.h>

static void handler(int number) {
  static const char message[] = "bye\n";
  write(1, message, sizeof message - 1);
  _exit(128 + number);
}

int main(void) {
  char text[16];
  signal(SIGTERM, handler);
  ssize_t length = read(0, text, sizeof text);
  return length > 0 ? text[length - 1] : 0;
}
