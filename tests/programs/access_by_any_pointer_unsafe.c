/* expect: unsafe; property: no-overflow; what follows an access by a pointer with any value is not taken to be unreached, though another access is invalid */
#include <stdio.h>

extern int *nondet_pointer(void);
extern int nondet_int(void);

int main(void) {
    char text[4];
    int length = 0, character;
    while ((character = getchar()) != EOF)
        text[length++] = character;
    int *given = nondet_pointer();
    *given = 1;
    int sum = nondet_int();
    return sum + 1;
}
