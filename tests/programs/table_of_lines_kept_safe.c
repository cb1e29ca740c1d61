/* expect: safe; property: valid-memtrack; lines are duplicated into a short table, printed and freed */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *names[10]; int n = 0; char line[80];
  while (n < 10 && fgets(line, sizeof line, stdin)) {
    char *p = strdup(line);
    if (!p) break;
    names[n++] = p;
  }
  for (int i = 0; i < n; i++) printf("%s", names[i]);
  for (int i = 0; i < n; i++) free(names[i]);
  return 0;
}
