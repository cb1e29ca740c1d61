/* expect: safe; property: unreach-call; an integral and a fixed point within tolerances, with errors of the library that add up */
#include <assert.h>
#include <math.h>

static double integral(double from, double to, int n) {
    double h = (to - from) / n, sum = sin(from) + sin(to);
    for (int i = 1; i < n; i++)
        sum += sin(from + i * h) * (i % 2 ? 4 : 2);
    return sum * h / 3;
}

static double fixed_point(double x) {
    for (int i = 0; i < 20; i++) {
        double step = (cos(x) - x) / (-sin(x) - 1);
        x -= step;
        if (fabs(step) < 1e-12)
            break;
    }
    return x;
}

int main(void) {
    assert(fabs(integral(0, 3.14159265358979323846, 100) - 2.0) < 1e-6);
    double x = fixed_point(1.0);
    assert(fabs(cos(x) - x) < 1e-9);
    return 0;
}
