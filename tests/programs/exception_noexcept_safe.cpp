/* expect: safe; property: unreach-call; an exception that leaves a function which may not throw ends the run */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static void f(int n) noexcept { if (n > 3) throw n; }
int main() {
  int n = __VERIFIER_nondet_int();
  try { f(n); } catch (int) { assert(0); }
  assert(n <= 3);
}
