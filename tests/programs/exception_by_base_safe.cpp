/* expect: safe; property: unreach-call; an exception of a class is caught by a reference to its second base */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct Named { int name = 7; };
struct Error { int code; explicit Error(int code) : code(code) {} virtual ~Error() {} virtual int kind() const { return 1; } };
struct Special : Named, Error { Special(int code) : Error(code) {} int kind() const override { return 2; } };
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try {
    if (n > 0) throw Special(n);
    if (n < 0) throw Error(n);
  } catch (const Error &e) {
    assert(e.code == n);
    r = e.kind();
  }
  assert(r == (n > 0 ? 2 : n < 0 ? 1 : 0));
}
