/* expect: safe; property: no-overflow; sums of squares and their mean stay within 64 bits as samples are few and bounded */
extern int __VERIFIER_nondet_int(void);

#define SAMPLES 1000
#define LIMIT 1000000

struct stats {
    int n;
    long long sum;
    long long squares;
};

static void add(struct stats *s, int v)
{
    s->sum += v;
    s->squares += (long long)v * v;
    s->n++;
}

int main(void)
{
    struct stats s = { 0, 0, 0 };
    while (s.n < SAMPLES && __VERIFIER_nondet_int()) {
        int v = __VERIFIER_nondet_int();
        if (v < -LIMIT || v > LIMIT)
            continue;
        add(&s, v);
    }
    if (s.n == 0)
        return 0;
    long long mean = s.sum / s.n;
    long long spread = s.squares / s.n - mean * mean;
    return spread > 100;
}
