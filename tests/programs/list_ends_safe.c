/* expect: safe; property: valid-memsafety; a list with two links is made and freed: leaks and accesses have proofs of their own */
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
  while (first) {
    struct node *next = first->next;
    if (next) next->previous = NULL;
    free(first);
    first = next;
  }
  return 0;
}
