/* expect: unsafe; property: valid-memtrack; a list of at most 20 nodes is made and freed, but for the last one of 17 */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node { int value; struct node *next; };
int main(void) {
  int count = __VERIFIER_nondet_int();
  if (count < 0 || count > 20) return 0;
  struct node *head = 0;
  for (int i = 0; i < count; i++) {
    struct node *node = malloc(sizeof *node);
    if (!node) break;
    node->value = i;
    node->next = head;
    head = node;
  }
  while (head) {
    struct node *next = head->next;
    if (count != 17 || next) free(head);
    head = next;
  }
  return 0;
}
