/* expect: safe; property: valid-memtrack; what a global points to at the end is not lost */
#include <stdlib.h>
static char *keep;
int main() { keep = malloc(4); return 0; }
