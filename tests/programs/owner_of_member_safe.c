/* expect: safe; property: unreach-call; from an array in a record back to the record */
#include <stdio.h>
#include <stdlib.h>
#include <stddef.h>
extern void reach_error(void);
struct item { int tag; char data[12]; struct item *next; };
static struct item *owner(char *p) { return (struct item *)(p - offsetof(struct item, data)); }
int main(void) {
  struct item *head = NULL; int c;
  while ((c = getchar()) != EOF) {
    struct item *it = malloc(sizeof *it); if (!it) return 1;
    it->tag = 7; it->data[0] = c; it->next = head; head = it;
    struct item *o = owner(it->data);
    if (o != it) reach_error();
  }
  for (struct item *it = head; it; it = it->next) if (it->tag != 7) reach_error();
  return 0;
}
