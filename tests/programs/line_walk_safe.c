/* expect: safe; property: valid-deref; strings of input end inside of their objects, though no loop counts them */
#include <stdio.h>

int main(void) {
    char line[300];
    unsigned long letters = 0;
    while (fgets(line, sizeof line, stdin) != 0) {
        for (int i = 0; line[i] != 0; i++)
            if (line[i] >= 'a')
                letters++;
    }
    return letters > 7;
}
