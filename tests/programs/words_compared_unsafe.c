/* expect: unsafe; property: valid-deref; a word that follows a certain other one is copied into a buffer that is too small */
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[64], command[8], name[32], short_name[16];
  if (!fgets(line, sizeof line, stdin)) return 0;
  if (sscanf(line, "%7s %31s", command, name) == 2 && !strcmp(command, "add")) strcpy(short_name, name);
  return 0;
}
