/* expect: safe; property: unreach-call; results of functions of math.h lie within some units of the last place of the exact value, and are exact where that is a number */
#include <math.h>

extern void reach_error(void);

static void between(double low, double x, double high)
{
    if (!(low <= x && x <= high))
        reach_error();
}

int main(void)
{
    static const double table[] = { 0.5, 1.0, 2.0, 3.0, 4.0, 8.0 };
    volatile double half = table[0];
    between(0.47942553860420, sin(half), 0.47942553860421);
    between(0.87758256189037, cos(table[0]), 0.87758256189038);
    between(2.71828182845904, exp(table[1]), 2.71828182845905);
    between(0.69314718055994, log(table[2]), 0.69314718055995);
    between(2.35619449019234, atan2(table[1], -table[1]), 2.35619449019235);
    between(1.41421356237309, pow(table[2], half), 1.41421356237310);
    between(1.44224957030740, cbrt(table[3]), 1.44224957030741);
    if (hypot(table[3], table[4]) != 5.0 || log2(table[5]) != 3.0 || pow(table[2], table[5]) != 256.0)
        reach_error();
    double sum = 0;
    for (int degrees = 0; degrees < 360; degrees += 45)
        sum += sin(degrees * 0.017453292519943295);
    between(-1e-12, sum, 1e-12);
    return 0;
}
