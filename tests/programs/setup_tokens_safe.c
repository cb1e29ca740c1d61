/* expect: safe; property: unreach-call; classes of characters are set up by loops before an input of any length is read */
extern char __VERIFIER_nondet_char(void);
extern void reach_error(void);

enum { OTHER, DIGIT, LETTER, SPACE, OPERATOR };
enum { START, NUMBER, NAME };

static int classes[256];

static void set_up(void) {
    for (int c = '0'; c <= '9'; c++) classes[c] = DIGIT;
    for (int c = 'a'; c <= 'z'; c++) classes[c] = LETTER;
    for (int c = 'A'; c <= 'Z'; c++) classes[c] = LETTER;
    classes[' '] = classes['\t'] = classes['\n'] = SPACE;
    for (const char *p = "+-*/()"; *p; p++) classes[(unsigned char)*p] = OPERATOR;
}

int main(void) {
    set_up();
    int state = START;
    for (;;) {
        unsigned char c = __VERIFIER_nondet_char();
        if (!c) break;
        int class = classes[c];
        if (class < OTHER || class > OPERATOR) reach_error();
        switch (state) {
        case START:
            if (class == DIGIT) state = NUMBER;
            if (class == LETTER) state = NAME;
            break;
        case NUMBER:
            if (class != DIGIT) state = START;
            break;
        case NAME:
            if (class != LETTER && class != DIGIT) state = START;
            break;
        default:
            reach_error();
        }
        if (state == NAME && c == '+') reach_error();
    }
    return 0;
}
