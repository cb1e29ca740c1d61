/* expect: safe; property: unreach-call; a recursion that does not end for as long as numbers do not wrap around */
#include <assert.h>

static unsigned depth(unsigned n) { return n == 0 ? 1 : depth(n + 1); }

int main(void) {
    assert(depth(1) == 1);
    return 0;
}
