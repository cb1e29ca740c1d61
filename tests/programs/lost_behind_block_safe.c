/* expect: safe; property: valid-memtrack; the life of the only pointer goes on when `exit` is called */
#include <stdlib.h>
int main(void) {
  char *p;
  {
    p = malloc(10);
    if (!p) return 1;
    *p = 1;
  }
  exit(0);
}
