/* expect: unsafe; property: unreach-call; pointers to fields and elements, and back to the whole */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);

struct node { char c; int values[3]; struct { short lo, hi; } half; };

int main(void) {
  struct node n = { 'n', { 1, 2, 3 }, { 4, 5 } };
  short *hi = &n.half.hi;
  int *v = n.values;
  *hi = 50;
  v[2] = __VERIFIER_nondet_int();
  *(v + 2) = 20;
  struct node *back = (struct node *)((char *)hi - __builtin_offsetof(struct node, half.hi));
  if (back->values[1] != 20 || back->half.hi != 50 || back->half.lo != 4 || back->c != 'n') reach_error();
  if (n.values[2] != v[2]) reach_error();
  return 0;
}
