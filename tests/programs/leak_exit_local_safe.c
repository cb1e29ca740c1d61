/* expect: safe; property: valid-memtrack; what a local points to when exit is called is not lost */
#include <stdlib.h>
int main() {
  char *p = 0;
  for (int i = 0; i < 1; i++) p = malloc(4);
  p[0] = 1;
  exit(p[0]);
}
