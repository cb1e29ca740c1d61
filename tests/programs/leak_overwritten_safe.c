/* expect: safe; property: valid-memtrack; the only pointer to an object is overwritten */
#include <stdlib.h>
int main() { char *p = malloc(4); char *q = p; p = malloc(8); free(p); free(q); return 0; }
