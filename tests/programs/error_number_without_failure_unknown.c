/* expect: unknown; property: unreach-call; a limit that is not there is no failure, and what the number is that an error has is not modelled */
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) {
  if (sysconf(_SC_OPEN_MAX) == -1) assert(errno > 0);
  if (close(5) == -1) assert(errno == EBADF);
  return 0;
}
