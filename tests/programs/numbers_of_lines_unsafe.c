/* expect: unsafe; property: valid-deref; a command with two numbers, one of which may be the length of a table */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int table[1000];
int main(void) {
  char line[100];
  while (fgets(line, sizeof line, stdin)) {
    char cmd; int i, v;
    if (sscanf(line, "%c %d %d", &cmd, &i, &v) != 3) continue;
    if (i < 0 || i > 1000) continue;
    if (cmd == 's') table[i] = v; else if (cmd == 'g') printf("%d\n", table[i]);
  }
  return 0;
}
