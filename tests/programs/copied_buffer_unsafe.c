/* expect: unsafe; property: valid-deref; a buffer that grows by a new one, a copy and a free, with a copy of too many bytes */
#include <stdlib.h>
#include <string.h>

extern int nondet(void);

int main(void)
{
    size_t length = 0, capacity = 4;
    int *data = malloc(capacity * sizeof(int));

    if (data == NULL)
        return 1;
    while (nondet()) {
        if (length == capacity) {
            size_t more = capacity * 2;
            int *copy;
            if (more > 1000000)
                break;
            copy = malloc(more * sizeof(int));
            if (copy == NULL)
                break;
            memcpy(copy, data, more * sizeof(int));
            free(data);
            data = copy;
            capacity = more;
        }
        data[length++] = nondet();
    }
    free(data);
    return 0;
}
