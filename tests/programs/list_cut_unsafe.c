/* expect: unsafe; property: valid-memtrack; a list with links in both directions is cut: what follows holds itself */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
  struct node *next, *previous;
};

static struct node *head;

int main(void) {
  int n = nondet_int();
  for (int i = 0; i < n; i++) {
    struct node *node = malloc(sizeof *node);
    if (!node) return 1;
    node->previous = NULL;
    node->next = head;
    if (head) head->previous = node;
    head = node;
  }
  if (head && head->next) head->next = NULL;
  return 0;
}
