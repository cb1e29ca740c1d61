/* expect: unsafe; property: valid-memtrack; what only a local points to at the end is lost */
#include <stdlib.h>
int main() { char *keep; keep = malloc(4); return 0; }
