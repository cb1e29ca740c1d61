/* expect: safe; property: valid-deref; a list of arguments that is printed: texts with an end, and numbers */
#include <stdarg.h>
#include <stdio.h>
static void say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
}
int main(void) {
  char name[4] = "abc", two[2] = {'x', 'y'};
  say("%s %d %.2s\n", name, 7, two);
  return 0;
}
