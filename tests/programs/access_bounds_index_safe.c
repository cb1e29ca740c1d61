/* expect: safe; property: no-overflow; runs end at the access behind the array, long before the index is too large, and the answer says which access that is */
#include <stdio.h>

int main(void) {
    char text[1000];
    int length = 0, character;
    while ((character = getchar()) != EOF)
        text[length++] = character;
    text[length] = 0;
    return 0;
}
