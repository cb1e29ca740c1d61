/* expect: unsafe; property: valid-deref; the head stays where the only record is taken out */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
    int key;
    struct node *next;
};

static struct node *head;

static void insert(int key) {
    struct node *n = malloc(sizeof *n), *p = head, *previous = NULL;
    if (!n)
        return;
    n->key = key;
    while (p && p->key < key) {
        previous = p;
        p = p->next;
    }
    n->next = p;
    if (previous)
        previous->next = n;
    else
        head = n;
}

static void delete(int key) {
    struct node *p = head, *previous = NULL;
    while (p && p->key != key) {
        previous = p;
        p = p->next;
    }
    if (!p)
        return;
    if (previous)
        previous->next = p->next;
    else if (p->next)
        head = p->next;
    free(p);
}

int main(void) {
    int command;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0)
            insert(__VERIFIER_nondet_int());
        else
            delete(__VERIFIER_nondet_int());
    }
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
    return 0;
}
