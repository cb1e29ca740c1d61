/* expect: safe: N=10; unsafe: N=0; C++: exceptions that one file throws and another one catches, through a third in C */
#include "throws.h"
struct Far : Error { Far(int n) : Error(n) {} int kind() const override { return 2; } };
static void call(int n) {
  if (n == 1) throw Far(n);
  thrown(n);
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 0;
  try {
    r = through(call, n);
  } catch (const Error &e) {
    r = e.kind() * 10;
  }
  if (r != (n == 1 ? 20 : n > 5 ? N : n)) reach_error();
}
