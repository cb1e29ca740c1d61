/* expect: safe; property: valid-memtrack; arguments are duplicated into a short table, which is given up where one is not */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define MAX 10
int main(int argc, char **argv) {
  char *names[MAX]; int n = 0;
  for (int i = 1; i < argc && n < MAX; i++) {
    names[n] = strdup(argv[i]);
    if (!names[n]) { while (n > 0) free(names[--n]); return 1; }
    n++;
  }
  for (int i = 0; i < n; i++) puts(names[i]);
  for (int i = 0; i < n; i++) free(names[i]);
  return 0;
}
