/* expect: unsafe; property: valid-memtrack; the records of a ring hold one another, but nothing leads to them */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
  int value;
  struct node *next;
};

static struct node *ring;

int main(void) {
  ring = malloc(sizeof *ring);
  if (!ring) return 1;
  ring->next = ring;
  int n = nondet_int();
  for (int i = 0; i < n; i++) {
    struct node *node = malloc(sizeof *node);
    if (!node) return 1;
    node->next = ring->next;
    ring->next = node;
  }
  ring = NULL;
  return 0;
}
