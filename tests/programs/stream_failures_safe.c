/* expect: safe; property: unreach-call; a text that cannot be written is an error of its stream, and what was read whole is none */
#include <assert.h>
#include <stdio.h>
int main(void) {
  char bytes[4];
  if (fread(bytes, 1, 4, stdin) == 4) assert(!feof(stdin) && !ferror(stdin));
  if (fputs("text", stderr) == EOF) assert(ferror(stderr));
  return 0;
}
