/* expect: safe; property: valid-deref; bytes that are written to files, as many as there are, or none of a null pointer */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) {
  int numbers[5] = {1, 2, 3, 4, 5};
  size_t count = 0;
  char text[3] = {'x', 'a', 'b'};
  if (write(1, text, sizeof text) < 0) return 1;
  while (count < 5 && numbers[count] != rand()) count++;
  fwrite(numbers, sizeof(int), count, stdout);
  fwrite(NULL, 1, 0, stdout);
  return 0;
}
