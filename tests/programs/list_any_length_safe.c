/* expect: safe; property: unreach-call; all cells of a list of any length hold the same */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);

struct cell { int value; struct cell *next; };

int main(void) {
  struct cell *head = malloc(sizeof *head);
  head->value = 1;
  head->next = 0;
  while (__VERIFIER_nondet_bool()) {
    struct cell *c = malloc(sizeof *c);
    c->value = 1;
    c->next = head;
    head = c;
  }
  if (head->value != 1) reach_error();
  return 0;
}
