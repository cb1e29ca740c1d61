/* expect: safe; property: valid-memtrack; a program that aborts loses nothing */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main() { int *p = malloc(sizeof(int)); *p = 0; if (__VERIFIER_nondet_int()) abort(); free(p); return 0; }
