/* expect: unsafe; property: unreach-call; three arguments have to spell numbers of a certain relation */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
static long get(const char *s) { char *e; errno = 0; long v = strtol(s, &e, 0); if (errno || e == s || *e) exit(2); return v; }
int main(int argc, char **argv) {
  if (argc != 4) return 1;
  long a = get(argv[1]), b = get(argv[2]), c = get(argv[3]);
  if (a < 0 || b < 0 || c < 0 || a > 100000 || b > 100000 || c > 100000) return 1;
  assert(a * 3 + b * 7 != 123456 || c != a - b);
  return 0;
}
