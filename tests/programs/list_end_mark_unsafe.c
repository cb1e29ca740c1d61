/* expect: unsafe; property: unreach-call; a list ends with a mark that is no address */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct cell { int value; struct cell *next; };
#define END ((struct cell *)1)

int main(void) {
    struct cell *list = END;
    int made = 0;
    while (made < 3 && __VERIFIER_nondet_bool()) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        cell->value = made++;
        cell->next = list;
        list = cell;
    }
    int seen = 0;
    for (struct cell *c = list; c != END; c = c->next) seen++;
    if (seen == 2) reach_error();
    return 0;
}
