/* expect: unsafe; property: unreach-call; as many cells are walked as were made */
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct cell { struct cell *next; };

int main(void) {
    struct cell *list = 0;
    unsigned count = __VERIFIER_nondet_int(), made = 0, seen = 0;
    if (count > 100000) return 0;
    for (; made < count; made++) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        cell->next = list;
        if (made != 3) list = cell;
    }
    for (struct cell *c = list; c; c = c->next) seen++;
    if (seen != made) reach_error();
    return 0;
}
