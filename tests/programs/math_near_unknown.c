/* expect: unknown; property: unreach-call; the last bits of a result are those of the library */
#include <math.h>

extern void reach_error(void);

int main(void)
{
    volatile double one = 1.0;
    if (sin(one) == 0.8414709848078965)
        reach_error();
    return 0;
}
