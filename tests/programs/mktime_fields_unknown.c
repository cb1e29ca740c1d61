/* expect: unknown; property: unreach-call; what the fields of a time are after `mktime` is not modelled */
#include <assert.h>
#include <time.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  struct tm when = {0};
  when.tm_year = 100;
  when.tm_mon = __VERIFIER_nondet_int();
  when.tm_mday = __VERIFIER_nondet_int();
  if (mktime(&when) == -1) return 1;
  assert(when.tm_mon != 11);
  return 0;
}
