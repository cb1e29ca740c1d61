/* expect: unsafe; property: unreach-call; a list of any length whose cells lead to records of their own */
extern void reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct pair { int a, b; };
struct cell { struct pair *of; struct cell *next; };

int main(void) {
    struct cell *list = 0;
    while (__VERIFIER_nondet_bool()) {
        struct pair *pair = malloc(sizeof *pair);
        struct cell *cell = malloc(sizeof *cell);
        if (!pair || !cell) exit(1);
        pair->a = __VERIFIER_nondet_int();
        pair->b = pair->a & 1023;
        cell->of = pair;
        cell->next = list;
        list = cell;
    }
    for (struct cell *c = list; c; c = c->next)
        if (c->of->a != c->of->b) reach_error();
    return 0;
}
