/* expect: unsafe; property: valid-deref; a format asks for a text that is not given */
#include <stdio.h>

int main(void) {
  fprintf(stderr, "%s: %s\n", "name");
  return 0;
}
