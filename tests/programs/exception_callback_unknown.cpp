/* expect: unknown; property: unreach-call; an exception leaves a function that one without a definition calls */
#include <assert.h>
extern "C" int __VERIFIER_nondet_int(void);
extern "C" void each(void (*function)(int));
static void check(int n) {
  if (n < 0) throw n;
}
int main() {
  int r = 0;
  try {
    each(check);
  } catch (int n) {
    r = n;
  }
  assert(r <= 0);
}
