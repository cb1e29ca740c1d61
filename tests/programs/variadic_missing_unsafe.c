/* expect: unsafe; property: valid-deref; more arguments are read than were passed */
#include <stdarg.h>
static int last(int count, ...) {
  va_list list;
  int value = 0;
  va_start(list, count);
  while (count-- > 0) value = va_arg(list, int);
  va_end(list);
  return value;
}
int main(void) { return last(3, 1, 2); }
