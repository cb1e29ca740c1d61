/* expect: safe; property: unreach-call; an exception that nobody catches ends the run */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static void f(int n) { if (n > 3) throw n; }
int main() {
  int n = __VERIFIER_nondet_int();
  try { f(n); } catch (char c) { return 1; }
  assert(n <= 3);
}
