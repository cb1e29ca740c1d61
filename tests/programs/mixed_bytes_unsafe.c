/* expect: unsafe; property: unreach-call; a byte of an object with a pointer is large for some addresses */
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
    unsigned at = 1;
    if (at >= n * sizeof(struct entry)) return 0;
    unsigned char kept = bytes[at];
    target = 5;
    if (kept > 200) reach_error();
    return 0;
}
