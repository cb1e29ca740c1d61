/* expect: unsafe; property: valid-deref; a pointer that the outside stored may be null */
struct node { int value; struct node *next; };
extern struct node *get(void);
extern struct node first;
int main(void) {
  struct node *own = get();
  if (own && own->next && own->next) return own->next->next->value;
  return first.next ? first.next->value : 0;
}
