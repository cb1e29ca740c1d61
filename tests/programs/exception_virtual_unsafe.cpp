/* expect: unsafe; property: unreach-call; a function that is called through a table of functions throws */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

struct Task { virtual int run(int n) = 0; virtual ~Task() {} };
struct Calm : Task { int run(int n) override { return n; } };
struct Wild : Task { int run(int n) override { if (n > 2) throw n; return 2; } };
int main() {
  Calm calm; Wild wild;
  int n = __VERIFIER_nondet_int(), r;
  Task *task = n & 1 ? static_cast<Task *>(&wild) : &calm;
  try { r = task->run(n); } catch (int e) { r = 5; }
  assert(r != 5);
}
