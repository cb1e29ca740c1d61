/* expect: safe; property: unreach-call; a tree whose nodes keep their colours in the pointers to their parents, with fixed keys */
#include <assert.h>
#include <stdlib.h>
struct node { unsigned long pc; struct node *child[2]; int key; } __attribute__((aligned(sizeof(long))));
#define PARENT(n) ((struct node *)((n)->pc & ~3UL))
#define IS_RED(n) (!((n)->pc & 1))
static struct node *root;
static void set_parent(struct node *n, struct node *p) { n->pc = (n->pc & 1) | (unsigned long)p; }
static void rotate(struct node *x, int left) {
  struct node *y = x->child[left], *p = PARENT(x), *c = y->child[!left];
  x->child[left] = c;
  if (c) set_parent(c, x);
  set_parent(y, p);
  if (!p) root = y;
  else p->child[p->child[1] == x] = y;
  y->child[!left] = x;
  set_parent(x, y);
}
static void insert(int key) {
  struct node *z = calloc(1, sizeof *z), *p = 0, **at = &root;
  if (!z) exit(1);
  z->key = key;
  while (*at) { p = *at; at = &p->child[key >= p->key]; }
  z->pc = (unsigned long)p;
  *at = z;
  while ((p = PARENT(z)) && IS_RED(p)) {
    struct node *g = PARENT(p), *u;
    int side = g->child[1] == p;
    u = g->child[!side];
    if (u && IS_RED(u)) { u->pc |= 1; p->pc |= 1; g->pc &= ~1UL; z = g; continue; }
    if (p->child[!side] == z) { rotate(p, !side); z = p; p = PARENT(z); }
    p->pc |= 1;
    g->pc &= ~1UL;
    rotate(g, side);
  }
  root->pc |= 1;
}
static int height(const struct node *n) {
  if (!n) return 0;
  int a = height(n->child[0]), b = height(n->child[1]);
  assert(a == b);
  return a + !IS_RED(n);
}
static void drop(struct node *n) { if (n) { drop(n->child[0]); drop(n->child[1]); free(n); } }
int main(void) {
  for (int i = 0; i < 9; i++) insert(i * 5 % 9);
  height(root);
  drop(root);
  return 0;
}
