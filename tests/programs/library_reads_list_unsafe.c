/* expect: unsafe; property: valid-deref; a list of arguments that is printed: behind a number, a text without an end */
#include <stdarg.h>
#include <stdio.h>
static void say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
}
int main(void) {
  char text[3] = {'x', 'a', 'b'};
  say("%5.2f %ld %s\n", 1.5, 7l, text);
  return 0;
}
