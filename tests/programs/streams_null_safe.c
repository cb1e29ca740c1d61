/* expect: safe; property: valid-deref; streams that are there, and others that are not null */
#include <stdio.h>
int main(void) {
  char line[20];
  FILE *f = fopen("data", "r");
  if (!f) {
    fputs("no data\n", stderr);
    return 1;
  }
  if (fgets(line, sizeof line, f)) fprintf(stdout, "%s", line);
  fclose(f);
  return 0;
}
