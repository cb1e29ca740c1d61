/* expect: safe; property: unreach-call; a loop that a throw leaves, or not */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int step(int i, int n) { if (i == n) throw i; return 1; }
int main() {
  int n = __VERIFIER_nondet_int(), caught = 0, done = 0;
  for (int i = 0; i < 1000; i++) {
    try { done += step(i, n); } catch (int e) { caught++; continue; }
    assert(done == i + 1 - caught);
  }
  assert(caught <= 1000);
}
