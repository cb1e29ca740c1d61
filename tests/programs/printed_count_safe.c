/* expect: safe; property: unreach-call; the number of characters that are printed, or -1 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

static int report(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vfprintf(stderr, "<%c%5d>", list);
  va_end(list);
  return n;
}

int main(void) {
  int n = printf("%d %s\n", __VERIFIER_nondet_uchar(), "abc");
  assert(n == -1 || n >= 6 && n <= 8);
  n = report("", 'x', 1234567);
  assert(n == -1 || n == 10);
  n = fprintf(stdout, "%f", 1.5);
  assert(n >= -1);
  n = putchar(300);
  assert(n == -1 || n == 44);
  n = printf("");
  assert(n == -1 || n == 0);
  return 0;
}
