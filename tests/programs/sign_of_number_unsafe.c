/* expect: unsafe; property: unreach-call; a first character that is no digit allows a negative number, and an end behind it */
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
  assert(n >= 0 || end - line < 4);
  return 0;
}
