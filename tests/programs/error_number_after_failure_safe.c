/* expect: safe; property: unreach-call; a function of the system that fails leaves the number of an error, which is positive */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
int main(void) {
  char buffer[4];
  struct stat s;
  int descriptor = open("input", O_RDONLY);
  if (descriptor < 0) {
    assert(errno > 0);
    return 1;
  }
  if (fstat(descriptor, &s) != 0) assert(errno != 0);
  if (close(descriptor) == -1 || unlink("input") == -1) assert(errno > 0);
  return 0;
}
