/* expect: safe; property: no-overflow; no letter is counted more often than letters are read */
#include <stdio.h>

int main(void) {
  int counts[256] = {0}, letter;
  unsigned read = 0;
  while ((letter = getchar()) != EOF && read < 1000) {
    counts[letter]++;
    read++;
  }
  return 0;
}
