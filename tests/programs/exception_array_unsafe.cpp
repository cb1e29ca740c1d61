/* expect: unsafe; property: unreach-call; an exception leaves the constructor of one of several elements: those that are there are destroyed */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int made, alive;
struct E { E() { if (made == __VERIFIER_nondet_int()) throw made; made++; alive++; } ~E() { alive--; } };
int main() {
  int r = 0;
  try { E all[3]; r = alive; } catch (int e) { r = e + 10; }
  assert(alive == 0);
  assert(r != 12);
}
