/* expect: unsafe; property: unreach-call; a class derived from one of the standard library */
#include <assert.h>
#include <stdexcept>
#include <string.h>
extern "C" int __VERIFIER_nondet_int(void);

struct Odd : std::runtime_error { int n; Odd(const char *text, int n) : std::runtime_error(text), n(n) {} };
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try {
    try {
      if (n > 0) throw Odd("odd", n);
    } catch (const std::logic_error &) {
      assert(0);
    } catch (const std::exception &e) {
      r = strlen(e.what());
      throw;
    }
  } catch (Odd e) {
    r += e.n & 3;
  }
  assert(r != 4);
}
