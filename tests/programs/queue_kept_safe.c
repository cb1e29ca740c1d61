/* expect: safe; property: valid-memtrack; a queue of any length that globals lead to: each record is held by an older one */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
  int value;
  struct node *next;
};

static struct node *first, *last;

static void enqueue(int value) {
  struct node *node = malloc(sizeof *node);
  if (!node) exit(1);
  node->value = value;
  node->next = NULL;
  if (last) last->next = node;
  else first = node;
  last = node;
}

int main(void) {
  int n = nondet_int();
  for (int i = 0; i < n; i++) enqueue(i);
  return 0;
}
