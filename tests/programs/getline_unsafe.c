/* expect: unsafe; property: valid-memsafety; lines of any length in an object that grows */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = NULL;
  size_t size = 0;
  int sum = 0;
  ssize_t length = getline(&line, &size, stdin);
  if (length > 0) sum += line[length - 1] + line[size];
  free(line);
  return sum & 1;
}
