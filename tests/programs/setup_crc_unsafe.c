/* expect: unsafe; property: unreach-call; remainders by a table that is computed first, against those bit by bit */
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

static unsigned char table[256];

static unsigned char slow(unsigned char c) {
    for (int i = 0; i < 8; i++) c = c & 0x80 ? (c << 1) ^ 0x07 : c << 1;
    return c;
}

int main(void) {
    for (int i = 0; i < 255; i++) table[i] = slow(i);
    unsigned char fast = 0, plain = 0;
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        unsigned char byte = __VERIFIER_nondet_uchar();
        fast = table[fast ^ byte];
        plain = slow(plain ^ byte);
    }
    if (fast != plain) reach_error();
    return 0;
}
