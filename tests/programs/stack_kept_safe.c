/* expect: safe; property: valid-memtrack; a stack of any height that a global leads to: each record is held by a newer one */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
  int value;
  struct node *below;
};

static struct node *top;

static void push(int value) {
  struct node *node = malloc(sizeof *node);
  if (!node) exit(1);
  node->value = value;
  node->below = top;
  top = node;
}

static int pop(int *value) {
  struct node *node = top;
  if (!node) return 0;
  *value = node->value;
  top = node->below;
  free(node);
  return 1;
}

int main(void) {
  int value = 0;
  for (;;) {
    int command = nondet_int();
    if (command == 0) return value;
    if (command > 0) push(command);
    else pop(&value);
  }
}
