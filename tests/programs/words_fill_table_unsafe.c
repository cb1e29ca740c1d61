/* expect: unsafe; property: valid-deref; as many words in a line as the table has places, and one more for the end */
#include <stdio.h>

int main(void) {
    char line[128];
    char *words[9];
    int count = 0, inside = 0;
    if (fgets(line, sizeof line, stdin) == NULL) return 0;
    for (char *p = line; *p != '\0' && *p != '\n'; p++) {
        if (*p == ' ') {
            *p = '\0';
            inside = 0;
        } else if (!inside) {
            if (count == 9) break;
            words[count++] = p;
            inside = 1;
        }
    }
    words[count] = NULL;
    return words[0] == NULL;
}
