/* expect: safe; property: valid-memtrack; Two lists that grow in turns, and are freed one after the other. */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static struct node *push(struct node *list, int value) {
    struct node *node = malloc(sizeof *node);
    if (!node)
        return list;
    node->value = value;
    node->next = list;
    return node;
}

static void drop(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

int main(void) {
    struct node *some = NULL, *others = NULL;
    int value;
    while ((value = nondet_int()) != 0) {
        if (value > 0)
            some = push(some, value);
        else
            others = push(others, value);
    }
    drop(some);
    drop(others);
    return 0;
}
