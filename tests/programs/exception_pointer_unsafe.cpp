/* expect: unsafe; property: unreach-call; pointers are caught by handlers for pointers to more constant objects, and for any object */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct A { int n; }; struct B : A {};
static B b; static int i;
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  b.n = 4;
  try {
    if (n == 0) throw &b;
    if (n == 1) throw &i;
    if (n == 2) throw static_cast<const int *>(&i);
  } catch (int *p) { r = 1; } catch (const A *a) { r = a->n; } catch (const void *p) { assert(p == &i); r = 2; }
  assert(r != 4);
}
