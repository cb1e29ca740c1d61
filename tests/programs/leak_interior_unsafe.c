/* expect: unsafe; property: valid-memtrack; a pointer behind the end does not keep the object */
#include <stdlib.h>
struct node { int v; int w; };
static int *keep;
int main() { struct node *n = malloc(sizeof *n); keep = &n->w + 1; return 0; }
