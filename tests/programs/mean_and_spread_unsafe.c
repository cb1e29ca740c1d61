/* expect: unsafe; property: no-overflow; sums of squares and their mean stay within 64 bits does not hold of samples without a bound */
extern int __VERIFIER_nondet_int(void);
extern long __VERIFIER_nondet_long(void);

#define SAMPLES 1000

struct stats {
    int n;
    long long sum;
    long long squares;
};

static void add(struct stats *s, long long v)
{
    s->sum += v;
    s->squares += v * v;
    s->n++;
}

int main(void)
{
    struct stats s = { 0, 0, 0 };
    while (s.n < SAMPLES && __VERIFIER_nondet_int()) {
        long long v = __VERIFIER_nondet_long();
        add(&s, v);
    }
    if (s.n == 0)
        return 0;
    long long mean = s.sum / s.n;
    long long spread = s.squares / s.n - mean * mean;
    return spread > 100;
}
