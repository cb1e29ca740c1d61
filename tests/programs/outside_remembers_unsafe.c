/* expect: unsafe; property: unreach-call; what the outside returns may be what it was given by another call, whatever it writes */
#include <stdlib.h>
extern void reach_error(void);
extern void keep(int *);
extern int *get(void);
int main(void) {
  int *x = malloc(sizeof *x);
  keep(x);
  int *y = get();
  if (x == y) reach_error();
  return 0;
}
