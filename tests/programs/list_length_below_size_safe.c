/* expect: safe; property: unreach-call; two fields of each record of a list, one of which is at most the other */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct buffer { int length; int size; struct buffer *next; };

int main(void) {
    int size = __VERIFIER_nondet_int();
    if (size <= 0) return 0;
    struct buffer *all = NULL;
    for (int left = __VERIFIER_nondet_int(); left > 0; left--) {
        struct buffer *buffer = malloc(sizeof *buffer);
        buffer->size = size;
        buffer->length = __VERIFIER_nondet_int();
        if (buffer->length < 0 || buffer->length >= size) buffer->length = 0;
        buffer->next = all;
        all = buffer;
    }
    for (; all; all = all->next) assert(all->length <= all->size);
    return 0;
}
