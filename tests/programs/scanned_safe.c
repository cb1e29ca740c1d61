/* expect: safe; property: unreach-call; any word fits, and characters behind spaces are none */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>

int main(void) {
  char word[8], letter;
  int words = scanf("%7s", word);
  assert(words == 1 || words == EOF);
  if (scanf(" %c", &letter) == 1) assert(!isspace((unsigned char)letter));
  int few = scanf("x%c", &letter);
  assert(few >= -1 && few <= 1);
  return 0;
}
