/* expect: unsafe; property: unreach-call; a text behind a pointer and a length in one object: bytes at any index are written beside an address, and the length may be any that was asked for */
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

struct owner {
    int users;
};
struct text {
    struct owner *owner;
    size_t length;
    char bytes[];
};

static struct owner someone;

static struct text *make(size_t length) {
    struct text *made = malloc(sizeof(struct text) + length + 1);
    if (!made) return 0;
    made->owner = &someone;
    made->length = length;
    made->bytes[length] = 0;
    return made;
}

int main(void) {
    struct text *text = make(__VERIFIER_nondet_uint() % 4096);
    if (!text) return 0;
    if (text->length >= 4095 || text->bytes[text->length] != 0) reach_error();
    return 0;
}
