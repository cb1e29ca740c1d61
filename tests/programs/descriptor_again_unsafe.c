/* expect: unsafe; property: unreach-call; a descriptor that was closed is given again */
#include <assert.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  int first = open("first", O_RDONLY);
  if (first < 0) return 1;
  close(first);
  int second = open("second", O_RDONLY);
  if (second < 0) return 1;
  assert(first != second);
  return 0;
}
