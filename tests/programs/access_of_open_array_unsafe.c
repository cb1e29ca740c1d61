/* expect: unsafe; property: no-overflow; an access of an array that is declared without a length ends no run, though another access is invalid */
#include <stdio.h>

extern int table[];

int main(void) {
    char text[4];
    int length = 0, character;
    while ((character = getchar()) != EOF)
        text[length++] = character;
    int sum = table[3];
    return sum + 1;
}
