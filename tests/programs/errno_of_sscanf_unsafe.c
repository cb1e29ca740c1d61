/* expect: unsafe; property: unreach-call; sscanf sets errno where a number does not fit */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
int main(void) {
  char line[40];
  long n = 0;
  if (!fgets(line, sizeof line, stdin)) return 1;
  errno = 0;
  if (sscanf(line, "%ld", &n) != 1) return 1;
  assert(errno == 0);
  return 0;
}
