/* expect: unsafe; property: valid-memtrack; memory is lost that the outside was never given, though it was called */
#include <stdlib.h>

extern int other(int **);

static int *kept;

int main(void) {
    int *value = malloc(sizeof *value);
    if (value == NULL)
        return 1;
    *value = other(&kept);
    value = kept;
    return 0;
}
