/* expect: unsafe; property: unreach-call; each check depends on another choice, together they have too many runs */
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);

static unsigned sum(unsigned n) { return n ? n + sum(n - 1) : 0; }
static int depth(int n) { return n <= 0 ? 0 : 1 + depth(n - 2); }

static unsigned steps(unsigned n) {
  unsigned count = 0;
  for (; n != 1; count++) n = n % 2 ? 3 * n + 1 : n / 2;
  return count;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint() % 50;
  assert(sum(n) >= n);
  int k = __VERIFIER_nondet_int();
  if (k > 0 && k < 100) assert(depth(k) == (k + 1) / 2);
  unsigned start = __VERIFIER_nondet_uint();
  if (start > 0 && start < 300) assert(steps(start) < 127);
  return 0;
}
