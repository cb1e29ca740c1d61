/* expect: unknown; property: unreach-call; where a program is in a file is what it did, which is not followed */
#include <assert.h>
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers.txt", "r");
  if (!file)
    return 0;
  long place = ftell(file);
  assert(place == 0 || place == -1);
  fclose(file);
  return 0;
}
