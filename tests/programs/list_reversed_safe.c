/* expect: safe; property: unreach-call; a list of any length, reversed in place */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct cell { struct cell *next; int value; };

static struct cell *reversed(struct cell *list) {
    struct cell *done = 0;
    while (list) {
        struct cell *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

int main(void) {
    struct cell *list = 0;
    while (__VERIFIER_nondet_bool()) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        cell->value = 7;
        cell->next = list;
        list = cell;
    }
    for (struct cell *c = reversed(list); c; c = c->next)
        if (c->value != 7) reach_error();
    return 0;
}
