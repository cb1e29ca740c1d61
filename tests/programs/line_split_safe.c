/* expect: safe; property: valid-deref; a line with many fields, of which the first are kept */
#include <stdio.h>
#include <string.h>

#define MOST 4

static int split(const char *line, int start[MOST]) {
    int count = 0;
    for (int i = 0; line[i] != 0; i++) {
        if (line[i] == ';') {
            if (count < MOST)
                start[count++] = i + 1;
        }
    }
    return count;
}

int main(void) {
    char line[80];
    while (fgets(line, sizeof line, stdin) != 0) {
        int start[MOST];
        int count = split(line, start);
        printf("%d fields\n", count);
        if (strcmp(line, "end\n") == 0)
            break;
    }
    return 0;
}
