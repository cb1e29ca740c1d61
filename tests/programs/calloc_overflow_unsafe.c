/* expect: unsafe; property: valid-memsafety; the product of number and size is too large for any object, so the result is null */
#include <stdlib.h>

int main(void) {
  long *words = calloc(1UL << 60, 16);
  words[0] = 1;
  free(words);
  return 0;
}
