/* expect: safe; property: unreach-call; ranges of functions of any number in a range */
#include <assert.h>
#include <math.h>
extern double __VERIFIER_nondet_double(void);

int main(void) {
    double x = __VERIFIER_nondet_double();
    if (!(x >= 0 && x <= 1))
        return 0;
    double e = exp(x);
    assert(e >= 1.0 && e < 3.0);
    assert(log(1 + x) >= 0);
    assert(sin(x) >= 0 && cos(x) > 0.5);
    assert(atan2(x, 2) < 0.5);
    return 0;
}
