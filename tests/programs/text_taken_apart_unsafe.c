/* expect: unsafe; property: valid-deref; name and value of a line, without the space around them, which is looked for before the first letter too */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char *trimmed(char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    char *end = text + strlen(text) - 1;
    while (isspace((unsigned char)*end))
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
