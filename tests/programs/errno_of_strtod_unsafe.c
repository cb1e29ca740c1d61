/* expect: unsafe; property: unreach-call; strtod sets errno where a number does not fit */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 2) return 1;
  errno = 0;
  double x = strtod(argv[1], NULL);
  assert(errno == 0 || x == 0);
  return 0;
}
