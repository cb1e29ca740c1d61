/* expect: safe; property: no-overflow; the sum of elements that loops have bounded: what holds of each element that was written bounds all of them together */
#include <stdlib.h>

extern int nondet_int(void);

int main(void) {
    int count = nondet_int();
    if (count < 1 || count > 1000)
        return 0;
    int *values = malloc(count * sizeof(int));
    if (!values)
        return 1;
    for (int i = 0; i < count; i++) {
        values[i] = nondet_int();
        if (values[i] < 0)
            values[i] = 0;
        if (values[i] > 1000)
            values[i] = 1000;
    }
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    free(values);
    return sum & 1;
}
