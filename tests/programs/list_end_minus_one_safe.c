/* expect: safe; property: unreach-call; a list of any length that ends with a number in place of null */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct cell {
    struct cell *next;
    int value;
};

#define END ((struct cell *)-1L)

int main(void) {
    struct cell *head = END;
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        struct cell *c = malloc(sizeof *c);
        if (!c) abort();
        c->next = head;
        c->value = i % 3;
        head = c;
    }
    for (struct cell *c = head; c != END; c = c->next) {
        if (c->value > 2) reach_error();
    }
    return 0;
}
