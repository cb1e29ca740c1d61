/* expect: unsafe; property: valid-memtrack; the life of the only pointer has ended with its block when `exit` is called */
#include <stdlib.h>
int main(void) {
  {
    char *p = malloc(10);
    if (!p) return 1;
    *p = 1;
  }
  exit(0);
}
