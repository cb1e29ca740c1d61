/* expect: safe; property: unreach-call; lists are passed on and copied, and functions with variable arguments called through pointers */
#include <stdarg.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
static int first_of(va_list list) { return va_arg(list, int); }
static int twice(int factor, ...) {
  va_list list, again;
  va_start(list, factor);
  va_copy(again, list);
  int one = first_of(list) * factor;
  int other = va_arg(again, int);
  long long next = va_arg(again, long long);
  va_end(again);
  va_end(list);
  return one == other * factor ? (int)next : -1;
}
static int none(int n, ...) { return n; }
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0 || x > 100) return 0;
  int (*call)(int, ...) = x > 50 ? twice : none;
  int result = call(2, x, 77LL);
  if (x > 50 ? result != 77 : result != 2) reach_error();
  for (int i = 0; i < 3; i++)
    if (twice(i, x + i, (long long)i) != i) reach_error();
  return 0;
}
