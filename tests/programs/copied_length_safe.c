/* expect: safe; property: unreach-call; a copy of any length into a buffer of any size: what is behind it stays, and what is in it is the source */
#include <stdlib.h>
#include <string.h>

extern unsigned long __VERIFIER_nondet_ulong(void);
extern void reach_error(void);

int main(void) {
    size_t size = __VERIFIER_nondet_ulong(), length = __VERIFIER_nondet_ulong();
    if (size == 0 || size > 1ul << 40 || length > size) return 0;
    char *from = malloc(size), *to = malloc(size);
    if (!from || !to) return 0;
    memset(from, 1, size);
    memset(to, 2, size);
    memcpy(to, from, length);
    size_t at = __VERIFIER_nondet_ulong();
    if (at >= size) return 0;
    if (to[at] != (at < length ? 1 : 2)) reach_error();
    return 0;
}
