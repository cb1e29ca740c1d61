/* expect: unsafe; property: unreach-call; a counter never passes the capacity, which grows when both are equal; addresses and sizes wrap around where they may */
#include <assert.h>
#include <stddef.h>

extern int nondet(void);

int main(void)
{
    size_t length = 0, capacity = 4, size = 17, data = 69680, mark = 69712;

    while (nondet()) {
        if (length == capacity) {
            size_t more = capacity + 4;
            if (more > 1000000 || mark > 1ull << 62)
                break;
            size = data == mark ? 0 : more * 4 + 1;
            capacity = more;
            data = mark;
            mark += 4 * more + 31;
        }
        size_t offset = data + 4 * length - data;
        assert(offset < size && size - offset > 5);
        length++;
    }
    return 0;
}
