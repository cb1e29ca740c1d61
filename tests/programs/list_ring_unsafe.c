/* expect: unsafe; property: valid-deref; a ring of any length is walked from its fixed cell and back */
extern _Bool __VERIFIER_nondet_bool(void);
extern void *malloc(__SIZE_TYPE__);
extern void exit(int);

struct cell { int value; struct cell *next; };

int main(void) {
    struct cell *ring = malloc(sizeof *ring);
    if (!ring) return 1;
    ring->value = 1;
    ring->next = 0;
    while (__VERIFIER_nondet_bool()) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        cell->value = 2;
        cell->next = ring->next;
        ring->next = cell;
    }
    int sum = 0;
    for (struct cell *c = ring->next; c != ring; c = c->next) sum ^= c->value;
    return sum;
}
