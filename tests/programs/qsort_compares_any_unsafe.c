/* expect: unsafe; property: no-overflow; any two elements may be compared, those that are not neighbours too */
#include <stdlib.h>

static int by_difference(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int numbers[3] = {-1500000000, 0, 1500000000};
    qsort(numbers, 3, sizeof *numbers, by_difference);
    return numbers[0] != -1500000000;
}
