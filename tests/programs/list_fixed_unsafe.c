/* expect: unsafe; property: unreach-call; a list of three cells, built and walked */
extern void reach_error(void);
extern void *malloc(__SIZE_TYPE__);

struct cell { int value; struct cell *next; };

int main(void) {
  struct cell *head = 0;
  for (int i = 1; i <= 3; i++) {
    struct cell *c = malloc(sizeof *c);
    c->value = i;
    c->next = head;
    head = c;
  }
  int sum = 0;
  for (struct cell *c = head; c; c = c->next) sum = 9 * sum + c->value;
  if (sum != 321) reach_error();
  return 0;
}
