/* expect: safe; property: valid-deref; a queue on the heap: records come at one end and go at the other one */
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

struct node {
    int value;
    struct node *next;
};

struct queue {
    struct node *front, *rear;
};

static void enqueue(struct queue *q, int value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        return;
    n->value = value;
    n->next = NULL;
    if (q->rear)
        q->rear->next = n;
    else
        q->front = n;
    q->rear = n;
}

static int dequeue(struct queue *q) {
    struct node *n = q->front;
    int value = n->value;
    q->front = n->next;
    if (!q->front)
        q->rear = NULL;
    free(n);
    return value;
}

int main(void) {
    struct queue *q = malloc(sizeof *q);
    int command, last = 0;
    if (!q)
        return 1;
    q->front = q->rear = NULL;
    while ((command = __VERIFIER_nondet_int()) != 0) {
        if (command > 0)
            enqueue(q, command);
        else if (q->front)
            last = dequeue(q);
    }
    while (q->front)
        dequeue(q);
    free(q);
    return last;
}
