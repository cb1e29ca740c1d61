/* expect: unsafe; property: valid-deref; an input that is not closed before its output is opened may hold any line */
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64], name[16];
  FILE *from = fopen("from", "r"), *to = fopen("to", "w");
  if (!from || !to) return 1;
  while (fgets(line, sizeof line, from)) {
    strcpy(name, line);
    fputs(name, to);
  }
  fclose(to);
  fclose(from);
  return 0;
}
