/* expect: unsafe; property: unreach-call; four bytes of the input that only a solver finds, read into a buffer of eight */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    unsigned char bytes[8];
    if (fread(bytes, 1, sizeof bytes, stdin) < 6)
        return 0;
    uint32_t word = bytes[2] | bytes[3] << 8 | bytes[4] << 16 | (uint32_t)bytes[5] << 24;
    assert(word * 2654435761u != 12345u);
    return 0;
}
