/* expect: safe; property: valid-deref; a word that follows a certain other one is copied into a buffer of the same size */
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64], command[8], name[32], short_name[32];
  if (!fgets(line, sizeof line, stdin)) return 0;
  if (sscanf(line, "%7s %31s", command, name) == 2 && !strcmp(command, "add")) strcpy(short_name, name);
  return 0;
}
