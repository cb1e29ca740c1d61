/* expect: safe; property: unreach-call; a byte of an object with a pointer is kept and compared later: whatever the address is, it is the same byte */
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

struct entry {
    int *target;
    unsigned long count;
};

static int target;

int main(void) {
    unsigned n = 1 + __VERIFIER_nondet_uint() % 8;
    struct entry *table = malloc(n * sizeof(struct entry));
    if (!table) return 0;
    for (unsigned i = 0; i < n; i++) {
        table[i].target = &target;
        table[i].count = i;
    }
    unsigned char *bytes = (unsigned char *)table;
    unsigned at = __VERIFIER_nondet_uint();
    if (at >= n * sizeof(struct entry)) return 0;
    unsigned char kept = bytes[at];
    target = 5;
    if (bytes[at] != kept) reach_error();
    return 0;
}
