/* expect: unsafe; property: unreach-call; a destructor that throws and catches while another exception leaves its function */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int seen;
struct G { ~G() { try { throw 2; } catch (int e) { seen += e; } } };
static void f() { G g; throw 40; }
int main() {
  int n = __VERIFIER_nondet_int();
  try { if (n) f(); } catch (int e) { seen += e; }
  assert(seen != 42);
}
