/* expect: unsafe; property: valid-memtrack; what a local no longer points to when exit is called is lost */
#include <stdlib.h>
int main() {
  char *p = 0;
  for (int i = 0; i < 2; i++) p = malloc(4);
  p[0] = 1;
  exit(p[0]);
}
