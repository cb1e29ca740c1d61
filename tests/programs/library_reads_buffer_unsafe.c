/* expect: unsafe; property: valid-deref; one element more is written to a file than there is */
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int numbers[5] = {1, 2, 3, 4, 5};
  size_t count = 0;
  while (count < 6 && rand() != 7) count++;
  fwrite(numbers, sizeof(int), count, stdout);
  return 0;
}
