/* expect: unsafe; property: valid-deref; a variable of the environment may be missing */
#include <stdlib.h>
int main(void) {
  char *s = getenv("HOME");
  return s[0];
}
