/* expect: safe; property: unreach-call; tags in the low bits of pointers */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
struct node { int v; uintptr_t next; };
int main(void) {
  struct node *p = malloc(sizeof *p), *q = malloc(sizeof *q);
  if (!p || !q) return 0;
  p->v = 1;
  q->v = 2;
  p->next = (uintptr_t)q | 1;
  assert(p->next & 1);
  struct node *r = (struct node *)(p->next & ~(uintptr_t)1);
  assert(r->v == 2);
  assert(((uintptr_t)r & 7) == 0);
  return 0;
}
