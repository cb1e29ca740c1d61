/* expect: unsafe; property: unreach-call; a sum of `i` numbers up to 1000 may be more than `999 * i` */
extern void __VERIFIER_error(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    int s = 0, i = 0;
    if (n < 0 || n > 100000)
        return 0;
    while (i < n) {
        int a = __VERIFIER_nondet_int();
        if (a < 0 || a > 1000)
            break;
        s += a;
        i++;
    }
    if (s > 999 * i)
        __VERIFIER_error();
    return 0;
}
