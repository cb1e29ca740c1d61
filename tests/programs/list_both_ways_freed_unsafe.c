/* expect: unsafe; property: valid-deref; the next record leads back to the one that is freed */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *previous, *next;
};

static struct node *head, *tail;

static void append(int key) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        return;
    n->key = key;
    n->next = NULL;
    n->previous = tail;
    if (tail)
        tail->next = n;
    else
        head = n;
    tail = n;
}

static void take_out(struct node *n) {
    if (n->previous)
        n->previous->next = n->next;
    else
        head = n->next;
    if (n->next)
        n->next->previous = n;
    else
        tail = n->previous;
    free(n);
}

static struct node *find(int key) {
    for (struct node *p = head; p; p = p->next)
        if (p->key == key)
            return p;
    return NULL;
}

int main(void) {
    int command;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0) {
            append(__VERIFIER_nondet_int());
        } else {
            struct node *n = find(__VERIFIER_nondet_int());
            if (n)
                take_out(n);
        }
    }
    while (head)
        take_out(head);
    return 0;
}
