/* expect: safe; property: unreach-call; parts of words that were never written do not decide */
#include <stdlib.h>
#include <string.h>
extern void reach_error(void);
struct flags { unsigned kind : 3; unsigned size : 5; };
struct node { char name[3]; int value; struct node *next; };
int main(void) {
  struct flags f;
  f.kind = 5;
  f.size = 9;
  struct node *list = NULL;
  for (int i = 0; i < 300; i++) {
    struct node *n = malloc(sizeof *n), copy;
    n->name[0] = 'a';
    n->value = i;
    n->next = list;
    copy = *n;
    *n = copy;
    list = n;
  }
  int sum = 0;
  for (struct node *n = list; n != NULL; n = n->next) sum += n->value;
  if (sum != 44850 || f.kind + f.size != 14) reach_error();
  return 0;
}
