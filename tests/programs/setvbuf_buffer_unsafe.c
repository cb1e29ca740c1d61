/* expect: unsafe; property: valid-memsafety; the buffer of a stream is smaller than what is said */
#include <stdio.h>
static char buffer[64];
int main(void) {
  setbuf(stdout, buffer);
  printf("%d\n", 1);
  return 0;
}
