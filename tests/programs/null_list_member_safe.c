/* expect: safe; property: unreach-call; a member of null cannot be read, so the list goes on */
#include <assert.h>
#include <stdlib.h>

extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node first = {0, 1};
  struct node *list = nondet_int() ? 0 : &first;
  assert(list->value == 1);
  struct node *made = malloc(sizeof *made);
  made->value = 2;
  made->next = 0;
  if (nondet_int())
    made = made->next;
  assert(made->value == 2);
  return 0;
}
