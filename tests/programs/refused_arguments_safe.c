/* expect: safe; property: unreach-call; functions of the system fail with negative descriptors and empty names, and do nothing with items of no bytes */
#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) {
  char buffer[4];
  int file = open("input", O_RDONLY);
  if (file < 0) assert(read(file, buffer, sizeof buffer) == -1 && close(file) == -1);
  assert(write(-1, buffer, 0) == -1 && unlink("") == -1 && chdir("") == -1);
  assert(fread(buffer, 0, 5, stdin) == 0 && fwrite(buffer, 0, 5, stdout) == 0);
  assert(!getenv("") && !getenv("A=B"));
  long number = mrand48();
  assert(number >= -2147483648L && number <= 2147483647L);
  return 0;
}
