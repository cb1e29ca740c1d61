/* expect: unsafe; property: unreach-call; tables are filled, with messages, before a line of commands is read, one of which is wrong after another */
extern void reach_error(void);
extern int printf(const char *, ...);
extern char *fgets(char *, int, void *);
extern void *stdin;

static unsigned char table[64];
static int on, level;

static void fill(void) {
    for (int round = 0; round < 20; round++)
        for (int i = 0; i < 64; i++)
            table[i] = (unsigned char)(table[i] * 5 + i + round);
    if (printf("%d\n", table[7]) < 0)
        level = 0;
}

static void command(char letter) {
    switch (letter) {
    case '{': on = 1; break;
    case '}': on = 0; break;
    case '+': level += on; break;
    case '-': level -= 1; break;
    }
    if (on && level < 0)
        reach_error();
}

int main(void) {
    char line[16];
    fill();
    if (fgets(line, sizeof line, stdin))
        for (int i = 0; line[i]; i++)
            command(line[i]);
    return 0;
}
