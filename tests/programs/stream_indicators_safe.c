/* expect: safe; property: unreach-call; indicators of streams are set by what reads these streams, and by nothing else */
#include <assert.h>
#include <stdio.h>
int main(void) {
  FILE *first = fopen("first", "r"), *second = fopen("second", "r");
  if (!first || !second) return 1;
  assert(!feof(stdin) && !ferror(stdin) && !ferror(stdout));
  while (fgetc(first) != EOF) continue;
  assert(feof(first) || ferror(first));
  assert(!feof(second) && !ferror(second));
  rewind(first);
  assert(!feof(first) && !ferror(first));
  fclose(first);
  fclose(second);
  return 0;
}
