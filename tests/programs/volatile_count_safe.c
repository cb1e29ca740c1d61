/* expect: safe; property: valid-memsafety; a volatile count in memory of the program, which is ordinary though unreached code makes a pointer of a number and a text is printed */
#include <stdio.h>
#include <stdlib.h>

extern int nondet(void);

struct value {
    int type;
    volatile size_t users;
};

static struct value *make(int type) {
    struct value *value = malloc(sizeof *value);
    if (value != NULL) {
        value->type = type;
        value->users = 1;
    }
    return value;
}

static void leave(struct value *value) {
    if (value != NULL && --value->users == 0)
        free(value);
}

/* Nobody calls it. */
unsigned read_register(void) {
    return *(volatile unsigned *)0x40001000;
}

int main(void) {
    struct value *value = make(nondet());
    if (value == NULL)
        return 1;
    char text[12];
    snprintf(text, sizeof text, "%d", value->type);
    value->users++;
    leave(value);
    leave(value);
    return 0;
}
