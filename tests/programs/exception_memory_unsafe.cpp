/* expect: unsafe; property: valid-memtrack; what an exception holds is freed when it is done with */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct E { int *p; E() : p(new int(3)) {} E(const E &) = delete; ~E() { delete p; } };
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try { if (n > 0) throw E(); } catch (E &e) { r = *e.p; e.p = nullptr; }
  return r;
}
