/* expect: safe; property: valid-deref; name and value of a line, without the space around them */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    if (!*text)
        return text;
    char *end = text + strlen(text) - 1;
    while (end > text && isspace((unsigned char)*end))
        *end-- = 0;
    return text;
}

int main(void)
{
    char line[256];
    if (!fgets(line, sizeof line, stdin))
        return 1;
    char *value = strchr(line, '=');
    if (!value)
        return 1;
    *value = 0;
    puts(trimmed(line));
    puts(trimmed(value + 1));
    return 0;
}
