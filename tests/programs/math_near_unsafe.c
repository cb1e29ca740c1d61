/* expect: unsafe; property: unreach-call; a result that is a number of the format is that number */
#include <math.h>

extern void reach_error(void);

int main(void)
{
    static const double table[] = { 3.0, 4.0, 8.0 };
    if (hypot(table[0], table[1]) == 5.0 && log2(table[2]) == 3.0)
        reach_error();
    return 0;
}
