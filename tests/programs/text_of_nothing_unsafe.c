/* expect: unsafe; property: valid-deref; nothing is copied to nowhere, which ends no run, and then a text has no end */
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    char text[4], from[4];
    memset(from, 0, sizeof from);
    memset(text, 1, sizeof text);
    int none = __VERIFIER_nondet_int();
    char *to = none ? NULL : text;
    size_t length = none ? 0 : 1;
    memcpy(to, from, length);
    int i = 0;
    while (text[i])
        i++;
    return i;
}
