/* expect: safe; property: unreach-call; two kinds of steps take 2 and 3 from an account: there are no more of them than it had */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int c = __VERIFIER_nondet_int();
    int x = 0, y = 0;
    if (c < 0 || c > 1000000)
        return 0;
    while (2 * x + 3 * y <= c - 3) {
        if (__VERIFIER_nondet_int())
            x++;
        else
            y++;
    }
    assert(2 * x + 3 * y <= c && x + y <= c);
    return 0;
}
