/* expect: safe; property: unreach-call; `mktime` brings the fields of a time into their ranges */
#include <assert.h>
#include <time.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  struct tm when = {0};
  when.tm_year = 100;
  when.tm_mon = __VERIFIER_nondet_int();
  when.tm_mday = __VERIFIER_nondet_int();
  if (mktime(&when) == -1) return 1;
  assert(when.tm_mon >= 0 && when.tm_mon < 12);
  assert(when.tm_wday >= 0 && when.tm_wday <= 6);
  return 0;
}
