/* expect: safe; property: unreach-call; what is written through a pointer from outside is not an object that the outside never heard of */
extern void reach_error(void);
struct node { int value; struct node *next; };
extern struct node *get(void);
int main(void) {
  struct node own = {1, 0};
  struct node *first = get();
  if (first && first->next) first->next->value = 2;
  if (own.value != 1) reach_error();
  return 0;
}
