/* expect: unsafe; property: unreach-call; each run computes for a million steps before it asks what was read */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define LIMIT 30000

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1 || n < 0 || n > 10)
        return 0;
    unsigned char *composite = calloc(LIMIT, 1);
    for (int i = 2; i < LIMIT; i++)
        if (!composite[i])
            for (long j = (long)i * i; j < LIMIT; j += i)
                composite[j] = 1;
    int primes = 0;
    for (int i = 2; i < LIMIT; i++)
        primes += !composite[i];
    free(composite);
    assert(primes != 3245 || n != 7);
}
