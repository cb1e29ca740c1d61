/* expect: unsafe; property: unreach-call; a handler for everything */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct A {};
static void f(int n) {
  switch (n) {
    case 0: throw 1L;
    case 1: throw A();
    case 2: throw "text";
    default: return;
  }
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try { f(n); } catch (const char *text) { r = text[0] == 't' ? 2 : 3; } catch (...) { r = 1; }
  assert(r != 2);
}
