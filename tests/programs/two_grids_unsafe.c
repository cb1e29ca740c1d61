/* expect: unsafe; property: valid-deref; the second of two grids that change places has a row less */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int width = argc > 1 ? atoi(argv[1]) : 10, height = argc > 2 ? atoi(argv[2]) : 10;
    if (width < 1 || width > 300 || height < 1 || height > 300)
        return 1;
    char *now = calloc(width, height), *next = calloc(width, height - 1);
    if (!now || !next)
        return 1;
    for (int step = 0; step < 100; step++) {
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                next[y * width + x] = now[y * width + x] + 1;
        char *before = now;
        now = next;
        next = before;
    }
    printf("%d\n", now[0]);
    free(now);
    free(next);
    return 0;
}
