/* expect: safe; property: unreach-call; the number of digits from a logarithm, powers of digits */
#include <assert.h>
#include <math.h>

static int digits(int n) { return (int)floor(log10(n)) + 1; }

static int is_armstrong(int n) {
    int count = digits(n), sum = 0;
    for (int rest = n; rest > 0; rest /= 10)
        sum += (int)(pow(rest % 10, count) + 0.5);
    return sum == n;
}

int main(void) {
    assert(is_armstrong(153) && is_armstrong(9474));
    assert(!is_armstrong(154));
    assert(log10(1000) == 3.0 && (int)(log(8) / log(2) + 0.5) == 3);
    return 0;
}
