/* expect: safe; property: valid-deref,valid-free; lists on the heap in a program without choices */
#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 40; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    n->next = list;
    list = n;
  }
  while (list != NULL && list->value > 0) {
    struct node *n = list->next;
    free(list);
    list = n;
  }
  free(list);
  return 0;
}
