/* expect: unsafe; property: unreach-call; a pointer to the first array of a record clears all of it */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern void reach_error(void);
struct record { char name[8]; int age; struct record *next; };

int main(void) {
  struct record *head = NULL;
  int c;
  while ((c = getchar()) != EOF) {
    struct record *r = malloc(sizeof *r);
    if (!r) return 1;
    r->age = 5;
    if (c == 'x') memset(r->name, 0, sizeof *r);
    r->next = head;
    head = r;
  }
  for (struct record *r = head; r; r = r->next)
    if (r->age == 0) reach_error();
  return 0;
}
