/* expect: unsafe; property: unreach-call; the sum of squares is near one for all angles, the sine above a bound for few */
#include <assert.h>
#include <math.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int degrees = __VERIFIER_nondet_int();
    if (degrees < 0 || degrees > 360)
        return 0;
    double angle = degrees * 3.14159265358979323846 / 180.0;
    double s = sin(angle), c = cos(angle);
    double sum = s * s + c * c;
    assert(sum > 0.999999 && sum < 1.000001);
    assert(s < 0.9999);
    return 0;
}
