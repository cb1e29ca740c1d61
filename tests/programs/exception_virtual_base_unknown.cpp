/* expect: unknown; property: unreach-call; whether a handler for a virtual base catches is not decided */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct Base { int n; };
struct Derived : virtual Base {};
int main() {
  int n = __VERIFIER_nondet_int();
  try {
    Derived derived;
    derived.n = n;
    if (n > 0) throw derived; /* here */
  } catch (Base &base) {
    assert(base.n > 0);
  }
}
