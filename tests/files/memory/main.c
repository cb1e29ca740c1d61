/* expect: safe: N=4; unsafe: N=5; property: valid-deref; an object that one file makes and others use */
#include <stdlib.h>
int *make(int);
int get(int *, int);
int main(void) {
  int *p = make(4);
  int r = get(p, N - 1);
  free(p);
  return r;
}
