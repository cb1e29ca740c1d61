/* expect: safe; property: unreach-call; all runs are made, though the first choice is the time, most of whose values no clock gives */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void reverse(int value, char *digits) {
    int length = 0;
    do {
        digits[length++] = '0' + value % 10;
        value /= 10;
    } while (value > 0);
    digits[length] = 0;
}

int main(void) {
    srand(time(NULL));
    for (int round = 0; round < 2; round++) {
        char text[12], reversed[12];
        int value = rand() % 60;
        snprintf(text, sizeof text, "%d", value);
        reverse(value, reversed);
        size_t length = strlen(text);
        assert(length == strlen(reversed));
        for (size_t i = 0; i < length; i++)
            assert(text[i] == reversed[length - 1 - i]);
    }
    return 0;
}
