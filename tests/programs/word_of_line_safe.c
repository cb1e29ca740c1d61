/* expect: safe; property: valid-deref; a word that sscanf reads is no longer than its line, and nor is how far it got */
#include <stdio.h>

int main(void) {
  char line[80], word[80];
  int n;
  if (!fgets(line, sizeof line, stdin) || sscanf(line, "%s%n", word, &n) != 1) return 1;
  printf("%c %c\n", line[n], word[0]);
  return 0;
}
