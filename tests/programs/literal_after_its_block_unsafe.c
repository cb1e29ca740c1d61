/* expect: unsafe; property: valid-deref; a compound literal lives no longer than the block that encloses it (C11 6.5.2.5p5) */
#include <stdio.h>

int main(int argc, char **argv)
{
    const int *limits;
    if (argc > 1) {
        limits = (const int[]){1, 2};
    } else {
        limits = (const int[]){3, 4};
    }
    printf("%d\n", limits[1]);
    return 0;
}
