/* expect: safe; property: unreach-call; what the outside returns is nothing that it was not given */
#include <stdlib.h>
extern void reach_error(void);
extern void keep(int *);
extern int *get(void);
int main(void) {
  int *x = malloc(sizeof *x);
  keep(0);
  int *y = get();
  if (x == y) reach_error();
  return 0;
}
