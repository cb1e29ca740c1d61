/* expect: unsafe; property: valid-memtrack; the only pointer to an object is overwritten */
#include <stdlib.h>
int main() { char *p = malloc(4); p = malloc(8); free(p); return 0; }
