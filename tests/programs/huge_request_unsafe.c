/* expect: unsafe; property: unreach-call; what no machine has is not given: a request for more than half of the address space gives null */
#include <stdint.h>
#include <stdlib.h>

extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);

int main(void) {
    size_t size = __VERIFIER_nondet_ulong();
    char *object = malloc(size);
    if (size > PTRDIFF_MAX && !object) reach_error();
    return 0;
}
