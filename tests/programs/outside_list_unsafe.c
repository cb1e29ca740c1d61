/* expect: unsafe; property: unreach-call; objects of the outside point to each other */
extern void reach_error(void);
struct node { int value; struct node *next; };
extern struct node *get(void);
int main(void) {
  struct node *first = get();
  if (!first || !first->next) return 0;
  struct node *second = first->next;
  if (first != second && first->value == 77 && second->value == 5) reach_error();
  return 0;
}
