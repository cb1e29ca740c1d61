/* expect: unsafe; property: unreach-call; four numbers of the input are sorted, records by another field too, and are there afterwards */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct record {
    int key;
    short group;
};

static int by_number(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

static int by_group(const void *a, const void *b) {
    const struct record *x = a, *y = b;
    return x->group - y->group;
}

int main(void) {
    int numbers[4];
    unsigned sum = 0, after = 0;
    for (int i = 0; i < 4; i++) {
        numbers[i] = __VERIFIER_nondet_int();
        sum += numbers[i];
    }
    qsort(numbers, 4, sizeof *numbers, by_number);
    for (int i = 0; i < 4; i++) after += numbers[i];
    for (int i = 1; i < 4; i++) {
        if (numbers[i - 1] >= numbers[i]) reach_error();
    }
    if (sum != after) reach_error();
    struct record records[3] = {{1, 7}, {2, 5}, {3, 6}};
    records[1].key = __VERIFIER_nondet_int();
    qsort(records, 3, sizeof *records, by_group);
    if (records[0].group != 5 || records[2].key != 1) reach_error();
    return 0;
}
