/* expect: unsafe; property: unreach-call; a run of equal bytes that is longer than seven bits count */
#include <assert.h>
#include <stdio.h>

int main(void) {
    static unsigned char bytes[160];
    size_t n = fread(bytes, 1, sizeof bytes, stdin);
    size_t run = 0;
    for (size_t i = 0; i < n; i++) {
        run = i > 0 && bytes[i] == bytes[i - 1] ? run + 1 : 1;
        assert(run < 128);
    }
    return 0;
}
