/* expect: unsafe; property: valid-deref; lines are appended to a text that grows, when it is one byte too late */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
    char *data;
    size_t length, capacity;
};

static int append(struct text *text, const char *line)
{
    size_t n = strlen(line);
    if (text->length + n > text->capacity) {
        size_t capacity = (text->length + n + 1) * 2;
        char *data = realloc(text->data, capacity);
        if (!data)
            return -1;
        text->data = data;
        text->capacity = capacity;
    }
    memcpy(text->data + text->length, line, n + 1);
    text->length += n;
    return 0;
}

int main(void)
{
    struct text text = {0};
    char line[100];
    while (fgets(line, sizeof line, stdin))
        if (append(&text, line))
            break;
    if (text.data)
        puts(text.data);
    free(text.data);
    return 0;
}
