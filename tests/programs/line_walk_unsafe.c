/* expect: unsafe; property: valid-deref; not every line ends with its end */
#include <stdio.h>

int main(void) {
    char line[300];
    unsigned long letters = 0;
    while (fgets(line, sizeof line, stdin) != 0) {
        for (int i = 0; line[i] != '\n'; i++)
            if (line[i] >= 'a')
                letters++;
    }
    return letters > 7;
}
