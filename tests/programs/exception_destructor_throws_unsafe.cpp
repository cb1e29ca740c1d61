/* expect: unsafe; property: unreach-call; a destructor that may throw does so */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int f(int n) noexcept(false) {
  struct Once { ~Once() noexcept(false) { throw 5; } };
  if (n == 2) Once();
  return n;
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try { r = f(n); } catch (int e) { r = e; }
  assert(r != 5);
}
