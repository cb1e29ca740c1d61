/* expect: safe; property: unreach-call; destructors run in the opposite order while an exception leaves three functions */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int order;
struct G { int n; G(int n) : n(n) {} ~G() { order = order * 10 + n; } };
static int h(int x) { G own(3); if (x > 5) throw x; return x; }
static int g(int x) { G own(2); int r = h(x); order += 500; return r; }
static int f(int x) { G own(1); return g(x); }
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try { r = f(n); } catch (int e) { r = -1; }
  assert(order == (n > 5 ? 321 : 50321));
}
