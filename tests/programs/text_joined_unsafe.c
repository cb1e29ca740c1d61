/* expect: unsafe; property: valid-deref; two arguments with a space between them, the end of which is not copied */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *joined(const char *a, const char *b)
{
    size_t n = strlen(a), m = strlen(b);
    char *text = malloc(n + m + 2);
    if (!text)
        return NULL;
    memcpy(text, a, n);
    text[n] = ' ';
    memcpy(text + n + 1, b, m);
    return text;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 1;
    char *text = joined(argv[1], argv[2]);
    if (!text)
        return 1;
    puts(text);
    free(text);
    return 0;
}
