/* expect: unsafe; property: valid-memcleanup; a program that exits has cleaned up */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main() { int *p = malloc(sizeof(int)); *p = 0; if (__VERIFIER_nondet_int()) exit(1); free(p); return 0; }
