/* expect: safe; property: unreach-call; errno is zero at the start, holds what was written, and what strtol says */
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  assert(errno == 0);
  char text[2] = {__VERIFIER_nondet_int() ? '7' : 'x', 0};
  errno = 5;
  assert(strlen(text) == 1 && isprint(text[0]) && errno == 5);
  errno = 0;
  long value = strtol(text, 0, 10);
  assert(errno == 0 && (value == 7 || value == 0));
  value = strtol("99999999999999999999", 0, 10);
  assert(errno == ERANGE && value > 0);
  return 0;
}
