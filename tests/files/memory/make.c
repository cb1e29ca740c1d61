#include <stdlib.h>
int *make(int n) { return calloc(n, sizeof(int)); }
