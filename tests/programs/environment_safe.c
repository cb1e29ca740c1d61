/* expect: safe; property: valid-deref; what is not null in the environment is a string */
#include <stdlib.h>
int main(void) {
  char *s = getenv("HOME");
  return s ? s[0] : 0;
}
