/* expect: safe; property: valid-deref; neighbours in a grid whose size is read are counted where they lie in it */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    unsigned width, height;
    if (scanf("%u %u", &width, &height) != 2 || width == 0 || width > 1000 || height == 0 || height > 1000)
        return 1;
    unsigned char *cells = calloc(width, height);
    if (!cells)
        return 1;
    unsigned long count = 0;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++) {
            if (y + 1 < height)
                count += cells[(y + 1) * width + x];
            if (x > 0 && y > 0)
                count += cells[(y - 1) * width + x - 1];
        }
    printf("%lu\n", count);
    free(cells);
    return 0;
}
