/* expect: safe; property: valid-memsafety; a list with fixed contents is gone through and deleted, and the program ends by `exit` */
#include <stdio.h>
#include <stdlib.h>
struct entry { int data; struct entry *next; };
int main(void) {
  struct entry *head = NULL, *e;
  for (int i = 0; i < 7; i++) {
    e = malloc(sizeof *e);
    e->data = i;
    e->next = head;
    head = e;
  }
  while (head->data > 4) {
    e = head;
    head = e->next;
    free(e);
  }
  for (e = head; e; e = e->next) printf("%i\n", e->data);
  while (head) {
    e = head;
    head = e->next;
    free(e);
  }
  exit(EXIT_SUCCESS);
}
