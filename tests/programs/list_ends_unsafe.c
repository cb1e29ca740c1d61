/* expect: unsafe; property: valid-memsafety; of a list with two links the last node is not freed */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
  struct node *next, *previous;
};

int main(void) {
  struct node *first = NULL;
  while (__VERIFIER_nondet_int()) {
    struct node *node = malloc(sizeof *node);
    if (!node) abort();
    node->previous = NULL;
    node->next = first;
    if (first) first->previous = node;
    first = node;
  }
  while (first && first->next) {
    struct node *next = first->next;
    free(first);
    first = next;
  }
  return 0;
}
