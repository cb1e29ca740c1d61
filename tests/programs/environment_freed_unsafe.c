/* expect: unsafe; property: valid-free; strings of the environment are not of the heap */
#include <stdlib.h>

int main(void) {
  char *home = getenv("HOME");
  if (home) free(home);
  return 0;
}
