/* expect: safe; property: valid-deref; a text behind its length and capacity in one block, with a zero at its end after each character */
#include <stdlib.h>

extern int nondet(void);
extern char nondet_char(void);

struct text {
    size_t length, capacity;
    char bytes[];
};

static int push(struct text *text, char c) {
    if (text->length == text->capacity)
        return 0;
    text->bytes[text->length++] = c;
    text->bytes[text->length] = 0;
    return 1;
}

int main(void) {
    struct text *text = malloc(sizeof *text + 16 + 1);
    if (text == NULL)
        return 1;
    text->length = 0;
    text->capacity = 16;
    text->bytes[0] = 0;
    int n = nondet();
    for (int i = 0; i < n; i++)
        push(text, nondet_char());
    int last = text->bytes[text->length];
    free(text);
    return last;
}
