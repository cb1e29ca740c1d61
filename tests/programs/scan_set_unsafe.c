/* expect: unsafe; property: unreach-call; characters of a set, their end, and how many were read */
#include <assert.h>
#include <stdio.h>

int main(void) {
  char word[4] = "xyz", rest[3], two[2];
  int read = -1;
  int count = scanf("%3[a-c]%n%2c%*c%2[^\n]", word, &read, two, rest);
  if (count >= 1) {
    assert(word[0] >= 'a' && word[0] <= 'c' && read >= 0);
    assert(word[1] == 0 || (word[1] >= 'a' && word[1] <= 'c'));
  } else {
    assert(word[0] == 'x' && read == -1);
  }
  if (count == 3) assert(rest[1] == 0);
  return 0;
}
