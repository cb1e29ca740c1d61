/* expect: unsafe; property: unreach-call; the colour of a node is kept in the low bit of the pointer to its parent, and is lost when the parent changes */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
struct node { unsigned long parent_and_colour; } __attribute__((aligned(sizeof(long))));
static void set_parent(struct node *n, struct node *parent) {
  n->parent_and_colour = (unsigned long)parent;
}
static struct node *parent(const struct node *n) { return (struct node *)(n->parent_and_colour & ~3UL); }
int main(void) {
  struct node a = {0}, b = {0}, c = {0};
  int black = __VERIFIER_nondet_int() & 1;
  b.parent_and_colour = (unsigned long)&a | (unsigned)black;
  set_parent(&b, &c);
  assert((b.parent_and_colour & 1) == (unsigned)black);
  assert(parent(&b) == &c);
  return 0;
}
