/* expect: unsafe; property: valid-memtrack; an object reached through a field of another, which is freed */
#include <stdlib.h>
struct node { int v; struct node *next; };
static struct node *head;
int main() { head = malloc(sizeof *head); head->v = 1; head->next = malloc(sizeof *head); head->next->next = 0; free(head); return 0; }
