/* expect: safe; property: unreach-call; variable arguments arrive in their order, whatever their types */
#include <stdarg.h>
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
struct pair { int first, second; };
struct wide { long part[3]; };
static long sum(int count, ...) {
  va_list list;
  long total = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) total += va_arg(list, int);
  va_end(list);
  return total;
}
static long mixed(const char *kinds, ...) {
  va_list list;
  long total = 0;
  va_start(list, kinds);
  for (; *kinds; kinds++) switch (*kinds) {
    case 'i': total += va_arg(list, int); break;
    case 'l': total += va_arg(list, long long); break;
    case 'd': total += (long)va_arg(list, double); break;
    case 'p': total += *va_arg(list, int *); break;
    case 's': { struct pair p = va_arg(list, struct pair); total += p.first * 10 + p.second; break; }
    case 'w': { struct wide w = va_arg(list, struct wide); total += w.part[0] + w.part[2]; break; }
    case 'L': total += (long)va_arg(list, long double); break;
  }
  va_end(list);
  return total;
}
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = 3;
  if (a < 0 || a > 1000 || b < 0 || b > 1000) return 0;
  struct pair p = {1, 2};
  struct wide w = {{5, 6, 7}};
  if (sum(3, a, b, 4) != (long)a + b + 4) reach_error();
  if (sum(0) != 0) reach_error();
  if (mixed("idlpswLi", a, 2.5, (long long)b, &c, p, w, 8.0L, 9) != a + 2 + b + 3 + 12 + 12 + 8 + 9) reach_error();
  return 0;
}
