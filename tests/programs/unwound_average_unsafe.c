/* expect: unsafe; property: unreach-call; the average of numbers up to 100 may be above 90 */
extern void __VERIFIER_error(void);
extern int __VERIFIER_nondet_int(void);
extern float __VERIFIER_nondet_float(void);
int main(void) {
    float sum = 0;
    int n = __VERIFIER_nondet_int();
    if (n < 1 || n > 4) return 0;
    for (int i = 0; i < n; i++) {
        float x = __VERIFIER_nondet_float();
        if (!(x >= 0 && x <= 100)) x = 0;
        sum += x;
    }
    float average = sum / n;
    if (!(average >= 0 && average <= 90)) __VERIFIER_error();
    return 0;
}
