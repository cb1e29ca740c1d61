/* expect: unsafe; property: unreach-call; what two fields of each record of an array say together, in arrays that all begin with zeros */
extern unsigned __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

struct share {
    int mine;
    int yours;
};

static struct share shares[500];
static int sums[500];

int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 500) return 0;
    for (unsigned i = 0; i < n; i++) {
        int part = __VERIFIER_nondet_int();
        if (part < 0 || part > 99) part = 0;
        shares[i].mine = part;
        shares[i].yours = 99 - part % 98;
    }
    for (unsigned i = 0; i < n; i++) sums[i] = shares[i].mine + shares[i].yours;
    for (unsigned i = 0; i < n; i++) {
        if (sums[i] != 99) reach_error();
    }
    return 0;
}
