/* expect: safe; property: valid-memsafety; a block that is freed also where a file cannot be opened, behind the message that says why */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *buffer = malloc(16);
  FILE *in = fopen("notes.txt", "rb");
  if (!in) {
    puts(strerror(errno));
    free(buffer);
    return 1;
  }
  fclose(in);
  free(buffer);
  return 0;
}
