/* expect: unsafe; property: unreach-call; an address inside of a cell is not that of another cell */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct cell { int value; int other; struct cell *next; };

int main(void) {
    struct cell *list = 0;
    int *inside = 0;
    for (int i = 0; i < 4; i++) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        if (__VERIFIER_nondet_bool() || !inside) inside = &cell->other;
        cell->next = list;
        list = cell;
    }
    for (struct cell *c = list; c; c = c->next)
        if (inside == &c->other) reach_error();
    return 0;
}
