/* expect: unsafe; property: valid-deref; the columns of a matrix are as many as the rows of the one that is turned, and are taken for as many as its columns */
#include <stdio.h>
#include <stdlib.h>

static double *matrix(int rows, int columns)
{
    double *all = calloc(rows, columns * sizeof *all);
    if (!all)
        exit(1);
    return all;
}

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2 || n < 1 || n > 500 || m < 1 || m > 500)
        return 1;
    double *a = matrix(n, m), *turned = matrix(m, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (scanf("%lf", &a[i * m + j]) != 1)
                return 1;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            turned[j * m + i] = a[i * m + j];
    for (int j = 0; j < m; j++)
        printf("%f\n", turned[j * n]);
    free(a);
    free(turned);
    return 0;
}
