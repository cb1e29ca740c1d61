/* expect: safe; property: valid-memtrack; a loop without end that frees what it allocates */
#include <stdlib.h>
int main() {
  while (1) {
    char *p = malloc(4);
    *p = 1;
    free(p);
  }
}
