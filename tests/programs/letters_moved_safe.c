/* expect: safe; property: unreach-call; letters are moved by a key and back, with remainders that are at most one divisor too large */
extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);

static char moved(char c, int k) {
    if (c >= 'a' && c <= 'z')
        return (char)('a' + (c - 'a' + k) % 26);
    return c;
}

int main(void) {
    int key = __VERIFIER_nondet_int();
    char text[6];
    if (key < -1000 || key > 1000)
        return 0;
    int there = key % 26, back = -key % 26;
    if (there < 0)
        there += 26;
    if (back < 0)
        back += 26;
    for (int i = 0; i < 6; i++)
        text[i] = __VERIFIER_nondet_char();
    for (int i = 0; i < 6; i++)
        if (moved(moved(text[i], there), back) != text[i])
            reach_error();
    return 0;
}
