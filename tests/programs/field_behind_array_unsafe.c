/* expect: unsafe; property: unreach-call; an index behind an array meets the field that lies there */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct text {
    char letter[8];
    int length;
    short rest;
};

int main(void) {
    struct text t;
    t.length = 0;
    t.rest = 0;
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i > 11)
        return 0;
    t.letter[i] = 1;
    if (t.length == 0x10000)
        reach_error();
    return 0;
}
