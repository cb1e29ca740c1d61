/* expect: unsafe; property: unreach-call; The same with one trip more in each round of the outer loop. */
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000)
        return 0;
    int pairs = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            pairs++;
    assert(2 * pairs == n * (n - 1));
    return 0;
}
