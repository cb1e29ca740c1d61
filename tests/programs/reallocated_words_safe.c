/* expect: safe; property: unreach-call; what realloc takes along are words as they were stored, and no more than fits */
#include <assert.h>
#include <stdlib.h>

extern int nondet(void);

int main(void)
{
    int n = nondet(), x = nondet();
    if (n < 1 || n > 1000)
        return 0;
    int *a = malloc(n * sizeof(int));
    int **table = malloc(2 * sizeof(int *));

    a[n - 1] = x;
    table[1] = a;
    table = realloc(table, 8 * sizeof(int *));
    assert(table[1] == a);
    a = realloc(table[1], (n + 1) * sizeof(int));
    assert(a[n - 1] == x);
    table[1] = a;
    table = realloc(table, 2 * sizeof(int *));
    assert(table[1][n - 1] == x);
    table = realloc(table, sizeof(int *));
    table[0] = realloc(NULL, sizeof(int));
    *table[0] = x;
    assert(*table[0] == x);
    free(table[0]);
    free(table);
    free(a);
    return 0;
}
