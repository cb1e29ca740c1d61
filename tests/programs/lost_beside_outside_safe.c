/* expect: safe; property: valid-memtrack; memory is kept in an object that the outside was given, whatever that stores elsewhere */
#include <stdlib.h>

extern int other(int **);

static int *kept;

int main(void) {
    int *value = malloc(sizeof *value);
    if (value == NULL)
        return 1;
    *value = other(&kept);
    kept = value;
    return 0;
}
