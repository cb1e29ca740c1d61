/* expect: unsafe; property: no-overflow; a letter may be counted too often */
#include <stdio.h>

int main(void) {
  static int counts[256];
  int letter;
  unsigned read = 0;
  counts[65] = 0x7fffffff;
  while ((letter = getchar()) != EOF && read < 1000) {
    counts[letter]++;
    read++;
  }
  return 0;
}
