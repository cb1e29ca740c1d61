/* expect: safe; property: unreach-call; of two blocks with a length and bytes one is chosen, or the same twice; they are compared and read */
#include <stdlib.h>
#include <string.h>

extern unsigned long nondet_ulong(void);
extern _Bool nondet_bool(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);

struct text {
    void *owner;
    size_t length;
    unsigned char bytes[1];
};

static struct text *make(void *owner) {
    size_t length = nondet_ulong();
    __VERIFIER_assume(length < 6);
    struct text *text = nondet_bool() ? malloc(sizeof *text + length) : NULL;
    __VERIFIER_assume(text != NULL);
    text->owner = owner;
    text->length = length;
    text->bytes[length] = 0;
    return text;
}

int main(void) {
    int owner;
    struct text *a = make(&owner);
    struct text *b = nondet_bool() ? a : make(NULL);
    if (a->length == b->length && memcmp(a->bytes, b->bytes, a->length) == 0) {
        size_t i = nondet_ulong();
        __VERIFIER_assume(i < a->length);
        if (a->bytes[i] != b->bytes[i])
            reach_error();
        if (b->bytes[b->length] != 0)
            reach_error();
    }
    if (a == b && a->owner != b->owner)
        reach_error();
    return 0;
}
