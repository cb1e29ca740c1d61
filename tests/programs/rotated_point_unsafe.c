/* expect: unsafe; property: no-overflow; a structure passed in registers, a table of constants, products of ranges that are too large */
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);

struct point {
    int x, y;
};

static const int sine[7] = {0, 16962, 32768, 46341, 56756, 63303, 65536};

static int scaled(int a, int b) {
    return (int)(((int64_t)a * b) / 65536);
}

static int sine_of(int step) {
    step %= 24;
    if (step < 0) step += 24;
    if (step <= 6) return sine[step];
    if (step <= 12) return sine[12 - step];
    if (step <= 18) return -sine[step - 12];
    return -sine[24 - step];
}

static struct point rotated(struct point p, int step) {
    struct point r;
    int s = sine_of(step), c = sine_of(step % 24 + 6);
    r.x = scaled(p.x, c) - scaled(p.y, s);
    r.y = scaled(p.x, s) + scaled(p.y, c);
    return r;
}

int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int(), step = __VERIFIER_nondet_int();
    if (x < -32000 || x > 32000 || y < -32000 || y > 32000) return 0;
    struct point p = {x * 65536, y * 65536};
    p = rotated(p, step);
    return p.x / 65536 + p.y / 65536;
}
