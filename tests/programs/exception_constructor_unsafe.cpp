/* expect: unsafe; property: unreach-call; an exception leaves a constructor: the parts that are there are destroyed, the object is not */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int parts, wholes;
struct Part { Part() { parts++; } ~Part() { parts--; } };
struct Whole { Part a, b; Whole(int n) { if (n == 3) throw n; wholes++; } ~Whole() { wholes--; } };
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try {
    Whole *w = new Whole(n);
    assert(parts == 2 && wholes == 1);
    delete w;
  } catch (int) { r = 1; }
  assert(parts == 0 && wholes == 0);
  assert(r == 0);
}
