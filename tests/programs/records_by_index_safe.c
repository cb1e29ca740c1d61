/* expect: safe; property: unreach-call; an array of indices into an array of records, with a length that is read with and without a sign */
extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct point {
    int x;
    int y;
};

static struct point points[500];
static int order[500];

int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 500) return 0;
    for (unsigned i = 0; i < n; i++) {
        int v = __VERIFIER_nondet_int();
        if (v < 0 || v > 99) v = 0;
        points[i].x = v;
        points[i].y = 99 - v;
        order[i] = n - 1 - i;
    }
    for (unsigned i = 0; i < n; i++) {
        if (points[i].x < 0) reach_error();
        if (order[i] < 0 || order[i] >= (int)n) reach_error();
        if (points[order[i]].y > 99) reach_error();
    }
    return 0;
}
