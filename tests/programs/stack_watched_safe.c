/* expect: safe; property: valid-memtrack; a stack onto which is put and from which is taken in any order is emptied at the end */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
  struct node *below;
};

int main(void) {
  struct node *top = NULL;
  while (__VERIFIER_nondet_int()) {
    if (__VERIFIER_nondet_int()) {
      struct node *node = malloc(sizeof *node);
      if (!node) abort();
      node->below = top;
      top = node;
    } else if (top) {
      struct node *node = top;
      top = node->below;
      free(node);
    }
  }
  while (top) {
    struct node *node = top;
    top = node->below;
    free(node);
  }
  return 0;
}
