/* expect: safe; property: unreach-call; the greatest common divisor of two numbers that arguments spell: which digits do so is no matter */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
static unsigned gcd(unsigned a, unsigned b) { while (b != 0) { unsigned t = a % b; a = b; b = t; } return a; }
int main(int argc, char **argv) {
    if (argc != 3) { fprintf(stderr, "usage: %s a b\n", argv[0]); return 2; }
    unsigned a = strtoul(argv[1], NULL, 10), b = strtoul(argv[2], NULL, 10);
    if (a == 0 || b == 0) return 1;
    unsigned g = gcd(a, b);
    assert(g >= 1);
    assert(g <= a);
    printf("%u/%u\n", a / g, b / g);
    return 0;
}
