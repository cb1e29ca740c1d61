/* expect: unsafe; property: memory-access; a list is built, walked and freed */
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);

struct cell { struct cell *next; };

int main(void) {
  struct cell *head = 0;
  for (int i = 0; i < 2; i++) {
    struct cell *c = malloc(sizeof *c);
    c->next = head;
    head = c;
  }
  while (head) {
    free(head);
    head = head->next;
  }
  return 0;
}
