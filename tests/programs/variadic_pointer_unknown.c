/* expect: unknown; property: unreach-call; several words in one place, passed through a pointer to a function */
#include <assert.h>
#include <stdarg.h>

typedef struct { float a, b; } two;

static int second(int n, ...) {
  va_list list;
  va_start(list, n);
  two x = va_arg(list, two);
  va_end(list);
  return x.b == 2;
}

int (*call)(int, ...) = second;

int main(void) {
  two x = { 1, 2 };
  assert(call(1, x));
  return 0;
}
