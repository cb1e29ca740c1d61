/* expect: unsafe; property: valid-deref; an empty rest has no last character */
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64];
  if (!fgets(line, sizeof line, stdin)) return 1;
  char *end = line + strlen(line);
  while (end[-1] == ' ' || end[-1] == '\n') end--;
  *end = 0;
  puts(line);
  return 0;
}
