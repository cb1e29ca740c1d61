/* expect: safe; property: valid-deref; a list of any length is built and its cells are freed */
extern _Bool __VERIFIER_nondet_bool(void);
extern int __VERIFIER_nondet_int(void);
extern void *malloc(__SIZE_TYPE__);
extern void free(void *);
extern void exit(int);

struct cell { int value; struct cell *next; };

int main(void) {
    struct cell *list = 0;
    while (__VERIFIER_nondet_bool()) {
        struct cell *cell = malloc(sizeof *cell);
        if (!cell) exit(1);
        cell->value = __VERIFIER_nondet_int();
        cell->next = list;
        list = cell;
    }
    int sum = 0;
    while (list) {
        struct cell *next = list->next;
        sum ^= list->value;
        free(list);
        list = next;
    }
    return sum;
}
