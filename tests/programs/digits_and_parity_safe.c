/* expect: safe; property: unreach-call; large parts of the numbers have few digits, small ones each a depth of their own */
#include <assert.h>
extern int nondet_int(void);

static int digits(int n) { return n < 10 ? 1 : 1 + digits(n / 10); }
static int is_even(unsigned n);
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }

int main(void) {
  int n = nondet_int();
  if (n < 0) return 0;
  assert(digits(n) >= 1 && digits(n) <= 10);
  if (n < 100) assert(is_even(n) == (n % 2 == 0));
  return 0;
}
