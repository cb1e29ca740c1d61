/* expect: safe; property: valid-memtrack; A queue that grows at its end and shrinks at its front, in any order, and is emptied. */
#include <stdlib.h>

extern int nondet_int(void);

struct node {
    int value;
    struct node *next;
};

struct queue {
    struct node *head, *tail;
};

static void put(struct queue *queue, int value) {
    struct node *node = malloc(sizeof *node);
    if (!node)
        return;
    node->value = value;
    node->next = NULL;
    if (queue->tail)
        queue->tail->next = node;
    else
        queue->head = node;
    queue->tail = node;
}

static int take(struct queue *queue, int *value) {
    struct node *node = queue->head;
    if (!node)
        return 0;
    *value = node->value;
    queue->head = node->next;
    if (!queue->head)
        queue->tail = NULL;
    free(node);
    return 1;
}

int main(void) {
    struct queue queue = {NULL, NULL};
    int value, command;
    while ((command = nondet_int()) != 0) {
        if (command > 0)
            put(&queue, command);
        else
            take(&queue, &value);
    }
    while (take(&queue, &value)) {
    }
    return 0;
}
