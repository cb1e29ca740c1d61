/* expect: unsafe; property: unreach-call; a violation that no handler decides */
#include <assert.h>
#include <signal.h>

extern int __VERIFIER_nondet_int(void);

static volatile sig_atomic_t caught;

static void catch(int number) { caught = number; }

int main(void) {
  signal(SIGINT, catch);
  int x = __VERIFIER_nondet_int();
  assert(x != 5);
  return caught;
}
