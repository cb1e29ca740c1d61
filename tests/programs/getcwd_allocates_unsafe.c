/* expect: unsafe; property: valid-memtrack; the name of the current folder in a new object is not freed */
#include <unistd.h>
#include <stdlib.h>
int main(void) {
  char *here = getcwd(NULL, 0);
  return here && here[0] == 0;
}
