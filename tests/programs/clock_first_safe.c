/* expect: safe; property: unreach-call; all runs are made, though the first choice is the time, most of whose values no clock gives */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(void) {
    srand(time(NULL));
    char text[12], reversed[12];
    int value = rand() % 1000, length = 0;
    snprintf(text, sizeof text, "%d", value);
    for (int rest = value; rest > 0 || length == 0; rest /= 10)
        reversed[length++] = '0' + rest % 10;
    assert(length == (int)strlen(text));
    for (int i = 0; i < length; i++)
        assert(text[i] == reversed[length - 1 - i]);
    return 0;
}
