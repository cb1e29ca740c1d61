/* expect: safe; property: unreach-call; a number that counts what all records of a table count together */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

struct account {
    unsigned balance;
    unsigned changes;
};

int main(void) {
    struct account accounts[3] = {{0, 0}, {0, 0}, {0, 0}};
    unsigned done = 0;
    while (__VERIFIER_nondet_uint() && done <= 1000) {
        unsigned which = __VERIFIER_nondet_uint() % 3;
        accounts[which].changes++;
        done++;
    }
    if (accounts[0].changes + accounts[1].changes + accounts[2].changes != done) {
        reach_error();
    }
    return 0;
}
