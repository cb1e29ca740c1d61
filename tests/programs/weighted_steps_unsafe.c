/* expect: unsafe; property: unreach-call; the last step may take more than what is left */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int c = __VERIFIER_nondet_int();
    int x = 0, y = 0;
    if (c < 0 || c > 1000)
        return 0;
    while (2 * x + 3 * y < c) {
        if (__VERIFIER_nondet_int())
            x++;
        else
            y++;
    }
    assert(2 * x + 3 * y <= c);
    return 0;
}
