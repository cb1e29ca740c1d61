/* expect: unsafe; property: unreach-call; letter by letter a word is met, after more other letters than anybody unrolls */
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int state = 0, letters = 0;
    for (;;) {
        int letter = __VERIFIER_nondet_int();
        letters++;
        switch (state) {
        case 0: state = letter == 'e'; break;
        case 1: state = letter == 'u' ? 2 : 0; break;
        case 2: state = letter == 'p' ? 3 : 0; break;
        case 3: state = letter == 'h' ? 4 : 0; break;
        case 4: state = letter == 'o' ? 5 : 0; break;
        case 5: state = letter == 'n' ? 6 : 0; break;
        default: state = letter == 'y' ? 7 : 0; break;
        }
        if (state == 7)
            reach_error();
        if (letters == 100)
            return 0;
    }
}
