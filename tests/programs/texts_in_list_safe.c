/* expect: safe; property: valid-deref; words are kept in a list, each in memory of its own, and printed in the end */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word {
    char *text;
    struct word *next;
};

int main(void)
{
    struct word *words = NULL;
    char line[64];
    while (scanf("%63s", line) == 1) {
        struct word *word = malloc(sizeof *word);
        if (!word)
            return 1;
        word->text = strdup(line);
        if (!word->text)
            return 1;
        word->next = words;
        words = word;
    }
    for (struct word *word = words; word; word = word->next)
        puts(word->text);
    return 0;
}
