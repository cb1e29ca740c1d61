/* expect: safe; property: unreach-call; the start of a local variable that lives as long as the program is tried again if it throws */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int tries;
struct Slow { int n; Slow(int n) : n(n) { tries++; if (n < 0) throw n; } };
static int get(int n) { static Slow slow(n); return slow.n; }
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  for (int i = 0; i < 2; i++) {
    try { r = get(i ? 3 : n); } catch (int e) { r = -1; }
  }
  assert(tries == (n < 0 ? 2 : 1) && r == (n < 0 ? 3 : n));
}
