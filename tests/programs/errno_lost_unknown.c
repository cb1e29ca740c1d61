/* expect: unknown; property: unreach-call; a function of the system may set errno */
#include <assert.h>
#include <errno.h>
#include <unistd.h>

int main(void) {
  errno = 0;
  int result = close(5);
  if (result == -1) assert(errno == 0);
  return 0;
}
