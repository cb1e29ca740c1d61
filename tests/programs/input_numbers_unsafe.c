/* expect: unsafe; property: unreach-call; numbers that a user types lead to the error */
#include <stdio.h>

extern void reach_error(void);

int main(void)
{
    int n, x, best = -1;
    if (scanf("%d", &n) != 1 || n < 1 || n > 3)
        return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &x) != 1 || x < 0)
            return 1;
        if (x > best)
            best = x;
    }
    if (n == 3 && best == 77)
        reach_error();
    return 0;
}
