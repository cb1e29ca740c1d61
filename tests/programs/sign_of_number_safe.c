/* expect: safe; property: unreach-call; a number is not negative if its text begins with a digit, and zero if there is none */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char line[40], *end;
  if (!fgets(line, sizeof line, stdin)) return 1;
  long n = strtol(line, &end, 10);
  if (line[0] >= '0' && line[0] <= '9') {
    assert(n >= 0);
    return 0;
  }
  if (end == line) {
    assert(n == 0);
    return 1;
  }
  assert(end - line > 0 && end - line < 40);
  return 0;
}
