/* expect: safe: N=0; unsafe: N=1; functions of other files through tables of pointers */
#include "hooks.h"
int main(void) {
  int n = nondet_int();
  const struct hook *hook = find(n);
  if (hook && hook->run(n) != n + hook->add + N) reach_error();
  return 0;
}
