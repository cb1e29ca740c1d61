/* expect: unsafe; property: unreach-call; one check is about a sum of numbers, the other about bits: each has its own way */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

static unsigned from_gray(unsigned code) {
    for (unsigned by = 1; by < 16; by *= 2) {
        code ^= code >> by;
    }
    return code;
}

int main(void) {
    unsigned n = __VERIFIER_nondet_uint(), up = 0, down = n, steps = 0;
    while (up < n && steps < 1000000) {
        unsigned by = 1 + __VERIFIER_nondet_uint() % 2;
        if (by > n - up) {
            by = 1;
        }
        up += by;
        down -= by;
        steps++;
    }
    if (up == n && down != 0) {
        reach_error();
    }
    unsigned number = __VERIFIER_nondet_uint();
    if (from_gray(number ^ (number >> 1)) != number) {
        reach_error();
    }
    return 0;
}
