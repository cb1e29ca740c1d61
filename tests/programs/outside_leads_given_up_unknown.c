/* expect: unknown; property: valid-deref; the list of the outside may be a circle, and is given up as it is walked */
#include <stdlib.h>
extern struct node { int value; struct node *next; } *list;
int main(void) {
  struct node *at = list;
  while (at) {
    struct node *done = at;
    at = at->next;
    free(done);
  }
  return 0;
}
