/* expect: safe; property: unreach-call; What the trips of an inner loop, one more in each round, add up to is a polynomial in the bound. */
#include <assert.h>

extern int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000)
        return 0;
    int pairs = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            pairs++;
    assert(2 * pairs == n * (n - 1));
    return 0;
}
