/* expect: safe; property: unreach-call; an exception is caught by value, by the first handler of its type */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);

static int f(int x) {
  if (x < 0) throw x;
  if (x > 100) throw 'c';
  return x;
}
int main() {
  int n = __VERIFIER_nondet_int(), r = 1000;
  try {
    r = f(n);
  } catch (char c) {
    r = c;
  } catch (int e) {
    assert(e < 0);
    r = -e;
  }
  assert(n < 0 || n > 100 ? n == -2147483647 - 1 || r == -n || r == 'c' : r == n);
}
