/* expect: safe; property: unreach-call; the counters of a buffer beside its elements, in a loop without an end */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

#define SIZE 64

struct buffer {
    int element[SIZE];
    unsigned first, behind, count;
};

static void put(struct buffer *b, int element) {
    if (b->count < SIZE) {
        b->element[b->behind] = element;
        b->behind = (b->behind + 1) % SIZE;
        b->count++;
    }
}

static int take(struct buffer *b, int *element) {
    if (b->count == 0)
        return 0;
    *element = b->element[b->first];
    b->first = (b->first + 1) % SIZE;
    b->count--;
    return 1;
}

int main(void) {
    static struct buffer b;
    for (;;) {
        int element;
        if (__VERIFIER_nondet_int())
            put(&b, __VERIFIER_nondet_int() & 7);
        else if (take(&b, &element) && (element < 0 || element > 7))
            reach_error();
        if (b.count > SIZE)
            reach_error();
    }
}
