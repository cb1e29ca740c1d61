/* expect: unsafe; property: no-overflow; a function says whether it gave a number, which is shortened although it is tested for one side only */
extern int __VERIFIER_nondet_int(void);
extern long __VERIFIER_nondet_long(void);

static int parse(int *out)
{
    long v = __VERIFIER_nondet_long();
    if (v > 1000000)
        return 0;
    *out = (int)v;
    return 1;
}

int main(void)
{
    int n = 0, v;
    long squares = 0;
    while (n < 1000000 && __VERIFIER_nondet_int()) {
        if (parse(&v)) {
            squares += (long long)v * v;
            n++;
        }
    }
    return 0;
}
