/* expect: unsafe; property: valid-deref; a word of a line is longer than the array that it is read into */
#include <stdio.h>
int main(void) {
  char line[64], w[16];
  if (!fgets(line, sizeof line, stdin)) return 1;
  sscanf(line, "%s", w);
  puts(w);
  return 0;
}
