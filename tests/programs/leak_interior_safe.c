/* expect: safe; property: valid-memtrack; a pointer to a field keeps the object */
#include <stdlib.h>
struct node { int v; int w; };
static int *keep;
int main() { struct node *n = malloc(sizeof *n); keep = &n->w; return 0; }
