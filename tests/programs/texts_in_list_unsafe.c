/* expect: unsafe; property: valid-deref; words are kept in a list, each in memory that has no room for its end */
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
        word->text = malloc(strlen(line));
        if (!word->text)
            return 1;
        strcpy(word->text, line);
        word->next = words;
        words = word;
    }
    for (struct word *word = words; word; word = word->next)
        puts(word->text);
    return 0;
}
