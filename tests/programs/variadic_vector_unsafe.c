/* expect: unsafe; property: unreach-call; variable arguments of several words in one place */
#include <assert.h>
#include <stdarg.h>

typedef struct { float a, b; } two;
typedef struct { float a, b, c; } three;
typedef struct { long n; float f; } mixed;
typedef int four __attribute__((vector_size(16)));
typedef long pair __attribute__((vector_size(16)));

extern int __VERIFIER_nondet_int(void);

static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  two x = va_arg(list, two);
  three y = va_arg(list, three);
  int i = va_arg(list, int);
  four v = va_arg(list, four);
  mixed z = va_arg(list, mixed);
  pair p = va_arg(list, pair);
  int last = va_arg(list, int);
  va_end(list);
  assert(x.a == 1 && x.b == 2 && y.a == 3 && y.b == 4 && y.c == 5);
  assert(v[0] == 6 && v[1] == i && v[3] == 8 && z.n == 9 && z.f == 10 && v[1] != 77 && p[0] == 11 && p[1] == i);
  return last;
}

int main(void) {
  int i = __VERIFIER_nondet_int();
  two x = { 1, 2 };
  three y = { 3, 4, 5 };
  four v = { 6, i, 7, 8 };
  mixed z = { 9, 10 };
  pair p = { 11, i };
  assert(sum(5, x, y, i, v, z, p, 12) == 12);
  return 0;
}
