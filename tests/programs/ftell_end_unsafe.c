/* expect: unsafe; property: unreach-call; how large a file is the system decides */
#include <assert.h>
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers.txt", "r");
  if (!file)
    return 0;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    assert(size < 100);
  }
  fclose(file);
  return 0;
}
