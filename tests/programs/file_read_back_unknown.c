/* expect: unknown; property: unreach-call; what was written is read, which is not followed */
#include <assert.h>
#include <stdio.h>

int main(void) {
  FILE *file = fopen("letter", "w");
  if (!file) return 1;
  fputc('a', file);
  if (fclose(file)) return 1;
  file = fopen("letter", "r");
  if (!file) return 1;
  int letter = fgetc(file);
  assert(letter == 'a' || letter == EOF);
  return 0;
}
