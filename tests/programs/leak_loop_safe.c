/* expect: safe; property: valid-memsafety; an object for each round of a loop */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main() { for (int i = 0; i < 3; i++) { int *p = malloc(sizeof(int)); *p = i; if (*p != i) return 1; free(p); } return 0; }
