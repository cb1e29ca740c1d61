/* expect: unsafe; property: unreach-call; the first age is 0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
struct node { char name[16]; int age; struct node *next; };
int main(int argc, char **argv) {
  struct node *head = NULL;
  for (int i = 1; i < argc; i++) {
    struct node *n = malloc(sizeof *n);
    if (!n) break;
    strncpy(n->name, argv[i], sizeof n->name - 1);
    n->name[sizeof n->name - 1] = 0;
    n->age = i - 1; n->next = head; head = n;
  }
  for (struct node *n = head; n; n = n->next) { assert(n->age >= 1); printf("%s\n", n->name); }
  while (head) { struct node *n = head->next; free(head); head = n; }
  return 0;
}
