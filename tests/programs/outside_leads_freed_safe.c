/* expect: safe; property: valid-deref; a pointer that the outside may have left as it was dangles when its object is freed */
#include <stdlib.h>
struct holder { int *p; };
extern void keep(struct holder *);
int main(void) {
  struct holder x;
  int *own = malloc(4);
  x.p = own;
  keep(&x);
  free(own);
  return !x.p;
}
