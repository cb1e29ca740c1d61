/* expect: unsafe; property: unreach-call; an exception is thrown again by its handler, and is destroyed once */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int alive;
struct E {
  int n;
  E(int n) : n(n) { alive++; }
  E(const E &e) : n(e.n) { alive++; }
  ~E() { alive--; }
};
static void f(int n) {
  try {
    throw E(n);
  } catch (E &e) {
    e.n++;
    if (n < 10) throw;
  }
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  if (n < 0 || n > 1000) return 0;
  try {
    f(n);
  } catch (E e) {
    assert(alive == 2);
    r = e.n;
  }
  assert(alive == 0);
  assert(r == n + 1);
}
