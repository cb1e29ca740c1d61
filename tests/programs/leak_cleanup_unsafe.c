/* expect: unsafe; property: valid-memcleanup; what a global points to is freed before the end */
#include <stdlib.h>
static char *keep;
int main() { keep = malloc(4); return 0; }
