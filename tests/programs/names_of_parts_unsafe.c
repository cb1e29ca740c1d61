/* expect: unsafe; property: unreach-call; Parts of objects have the names of fields and elements: a list, a table of structures with arrays, a copy of one. */
#include <stdlib.h>
extern int nondet(void);
extern void reach_error(void);
struct node { int val; struct node *next; };
struct entry { int key; short tags[2]; };
static struct entry tab[3];
static int sum(struct node *p) {
  int s = 0;
  while (p) { s += p->val; p = p->next; }
  return s;
}
int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    n->val = nondet();
    if (n->val < 0 || n->val > 9) return 0;
    n->next = head;
    head = n;
    tab[i].key = n->val;
    tab[i].tags[1] = (short)i;
  }
  struct entry copy = tab[1];
  if (sum(head) == 20 && copy.key == 7) reach_error();
  return 0;
}
