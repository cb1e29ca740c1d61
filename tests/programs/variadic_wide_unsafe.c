/* expect: unsafe; property: unreach-call; arguments that are aligned to 16 bytes, behind one of 8 */
#include <stdarg.h>

extern void reach_error(void);

struct __attribute__((aligned(16))) pair {
    long a, b;
};

static int is_five(int count, ...)
{
    va_list list;
    va_start(list, count);
    va_arg(list, int);
    __int128 number = va_arg(list, __int128);
    struct pair pair = va_arg(list, struct pair);
    long last = va_arg(list, long);
    va_end(list);
    return number == 5 && pair.a == 6 && pair.b == 7 && last == 9;
}

int main(void)
{
    __int128 number = 5;
    struct pair pair = {6, 7};
    if (is_five(1, 0, number, pair, 9L))
        reach_error();
    return 0;
}
