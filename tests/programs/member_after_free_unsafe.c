/* expect: unsafe; property: valid-deref; an array in a record that is freed */
#include <stdio.h>
#include <stdlib.h>
extern void reach_error(void);
struct node { char name[8]; struct node *next; };
int main(void) {
  struct node *head = NULL; int c, n = 0;
  while ((c = getchar()) != EOF && n < 1000) { struct node *x = malloc(sizeof *x); if (!x) break; x->name[0] = c; x->name[1] = 0; x->next = head; head = x; n++; }
  char *first = head ? head->name : NULL;
  while (head) { struct node *x = head->next; free(head); head = x; }
  if (first && 1) return first[0];
  return 0;
}
