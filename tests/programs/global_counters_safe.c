/* expect: safe; property: unreach-call; counters of loops and the length of an array are globals */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

int count = 12, i, j, most;
int given[12], sorted[12];

int main(void) {
    for (i = 0; i < count; i++) {
        given[i] = __VERIFIER_nondet_int();
        if (given[i] < 0 || given[i] > 100)
            return 0;
        sorted[i] = given[i];
    }
    for (i = 0; i < count; i++)
        for (j = 0; j + 1 < count - i; j++)
            if (sorted[j] > sorted[j + 1]) {
                int other = sorted[j];
                sorted[j] = sorted[j + 1];
                sorted[j + 1] = other;
            }
    most = given[0];
    for (i = 1; i < count; i++)
        if (given[i] > most)
            most = given[i];
    assert(sorted[count - 1] == most);
    return 0;
}
