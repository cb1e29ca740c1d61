/* expect: safe; property: valid-deref; a vector that doubles by realloc when it is full, behind a check of its size for overflow */
#include <stdlib.h>

extern int nondet(void);

struct vector {
    int *data;
    size_t length, capacity;
};

static int push(struct vector *v, int x)
{
    if (v->length == v->capacity) {
        size_t capacity = v->capacity ? v->capacity * 2 : 4;
        int *data;
        if (capacity > (size_t)-1 / sizeof *data)
            return 0;
        data = realloc(v->data, capacity * sizeof *data);
        if (data == NULL)
            return 0;
        v->data = data;
        v->capacity = capacity;
    }
    v->data[v->length++] = x;
    return 1;
}

int main(void)
{
    struct vector v = { NULL, 0, 0 };

    while (nondet())
        if (!push(&v, nondet()))
            break;
    free(v.data);
    return 0;
}
