/* expect: unsafe; property: valid-memsafety; there is an object also where no line was read */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = NULL;
  size_t size = 0;
  if (getline(&line, &size, stdin) < 0) return 1;
  free(line);
  return 0;
}
