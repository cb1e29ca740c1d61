/* expect: safe; property: unreach-call; What is written row by row, without its coordinates, with one bound for rows and columns. */
#include <assert.h>

extern unsigned nondet_uint(void);

int main(void) {
    unsigned wide = nondet_uint();
    if (wide > 500)
        return 0;
    unsigned at = 0;
    for (unsigned row = 0; row < wide; row++)
        for (unsigned column = 0; column < wide; column++) {
            assert(at == row * wide + column);
            at++;
        }
    assert(at == wide * wide);
    return 0;
}
