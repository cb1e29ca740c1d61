/* expect: unsafe; property: unreach-call; an environment may have strings */
#define _GNU_SOURCE
#include <assert.h>
#include <unistd.h>

int main(void) {
  assert(optind == 1);
  assert(environ[0] == NULL);
  return 0;
}
