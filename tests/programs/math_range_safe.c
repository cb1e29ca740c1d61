/* expect: safe; property: unreach-call; what grows with its argument keeps ranges */
#include <math.h>

extern void reach_error(void);
extern double __VERIFIER_nondet_double(void);

int main(void)
{
    double x = __VERIFIER_nondet_double();
    if (!(x >= -4.0 && x <= 4.0))
        return 0;
    double y = 1.0 / (1.0 + exp(-x));
    if (!(y > 0.01 && y < 0.99))
        reach_error();
    if (!(atan(x) < 1.33))
        reach_error();
    return 0;
}
