/* expect: safe; property: unreach-call; the greatest of the numbers that a user types is one of them */
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
    if (best < 0)
        reach_error();
    return 0;
}
