/* expect: unsafe; property: valid-free; the last one may be freed twice */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
    struct node *next;
};

int main(void) {
    struct node *head = NULL, *last = NULL;
    while (__VERIFIER_nondet_int()) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            break;
        n->next = head;
        head = n;
    }
    while (head) {
        struct node *n = head;
        head = n->next;
        free(n);
        if (__VERIFIER_nondet_int())
            last = n;
    }
    free(last);
    return last != NULL;
}
