/* expect: safe; property: unreach-call; exceptions of the standard library, thrown by the program and by the library, with their texts */
#include <assert.h>
#include <stdexcept>
#include <string.h>
extern "C" int __VERIFIER_nondet_int(void);

static int f(int n) {
  if (n == 1) throw std::invalid_argument("one");
  if (n == 2) throw std::runtime_error("two");
  if (n == 3) std::__throw_length_error("three");
  if (n == 4) return *new int[n - 5];
  return 0;
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  if (n < 0 || n > 4) return 0;
  try {
    r = f(n);
  } catch (const std::logic_error &e) {
    r = strlen(e.what());
  } catch (const std::exception &e) {
    r = 10;
  }
  assert(r == (n == 1 ? 3 : n == 3 ? 5 : n == 0 ? 0 : 10));
}
