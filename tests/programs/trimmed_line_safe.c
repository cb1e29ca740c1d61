/* expect: safe; property: valid-deref; loops over a text start where others stopped */
#include <stdio.h>
#include <string.h>

static char *trim(char *text) {
  while (*text == ' ' || *text == '\t') text++;
  char *end = text + strlen(text);
  while (end > text && (end[-1] == ' ' || end[-1] == '\n')) end--;
  *end = 0;
  return text;
}

int main(void) {
  char line[64];
  if (!fgets(line, sizeof line, stdin)) return 1;
  puts(trim(line));
  return 0;
}
