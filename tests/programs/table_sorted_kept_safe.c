/* expect: safe; property: valid-memtrack; lines are duplicated into a short table, which is sorted and freed */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

int main(void) {
  char *names[5];
  int n = 0;
  char line[16];
  while (n < 5 && fgets(line, sizeof line, stdin)) {
    names[n] = strdup(line);
    if (!names[n]) break;
    n++;
  }
  qsort(names, n, sizeof names[0], compare);
  for (int i = 0; i < n; i++) free(names[i]);
  return 0;
}
