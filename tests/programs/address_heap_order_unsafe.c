/* expect: unsafe; property: unreach-call; objects from the heap lie in any order */
#include <assert.h>
#include <stdlib.h>
struct node { struct node *next; int v; };
int main(void) {
  struct node *p = malloc(sizeof *p), *q = malloc(sizeof *q);
  if (!p || !q) return 0;
  p->next = q;
  q->next = 0;
  assert(p < q);
  return 0;
}
