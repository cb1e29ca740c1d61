/* expect: unsafe; property: unreach-call; a tree of records whose kinds are bit-fields, one of which is too large for its field */
#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);

struct head {
  unsigned kind : 3;
  int small : 8;
};
struct node {
  struct head head;
  const struct node *left, *right;
};

static long weight(const struct node *node) {
  switch (node->head.kind) {
  case 0: return 0;
  case 1: return node->head.small;
  default: return 1 + weight(node->left) + weight(node->right);
  }
}

int main(void) {
  unsigned word = __VERIFIER_nondet_uint();
  assert((word << 16) >> 16 == (word & 0xffff));
  int x = __VERIFIER_nondet_uint() & 255;
  struct node leaf = {{.kind = 1, .small = x}}, none = {{0}}, root = {{.kind = 3}, &leaf, &none};
  long sum = weight(&root);
  assert(sum >= 1 && sum <= 128);
  return 0;
}
