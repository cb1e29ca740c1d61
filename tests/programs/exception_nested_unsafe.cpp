/* expect: unsafe; property: unreach-call; a handler catches what a function throws that it calls, and its own exception is still there */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int f(int n) {
  try {
    throw n + 1;
  } catch (int inner) {
    return inner;
  }
}
int main() {
  int n = __VERIFIER_nondet_int() & 15, r = 0;
  try {
    try {
      throw n;
    } catch (int e) {
      r = f(e) - 1;
      if (r > 7) throw 'x';
      throw;
    }
  } catch (int e) {
    assert(e == r);
    r += 100;
  } catch (...) {
    r += 200;
  }
  assert(r < 210);
}
