/* expect: unsafe; property: valid-deref; what is popped is freed before its link is read */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static struct node *top;

static void push(int value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        return;
    n->value = value;
    n->next = top;
    top = n;
}

static int pop(int *value) {
    struct node *n = top;
    if (!n)
        return 0;
    *value = n->value;
    free(n);
    top = n->next;
    return 1;
}

int main(void) {
    int command, value;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0)
            push(command);
        else
            pop(&value);
    }
    while (pop(&value))
        ;
    return 0;
}
