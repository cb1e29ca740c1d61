/* expect: unsafe; property: unreach-call; a run of millions of steps without inputs, which is not shown */
#include <assert.h>

static unsigned mixed(unsigned x)
{
    x ^= x >> 13;
    x *= 0x5bd1e995u;
    return x ^ x >> 15;
}

int main(void)
{
    unsigned sum = 1;
    for (unsigned i = 0; i < 500000; i++)
        sum = mixed(sum + i);
    assert(sum % 2 == 2);
    return 0;
}
