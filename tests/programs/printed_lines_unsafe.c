/* expect: unsafe; property: valid-deref; a line with brackets is longer than the line */
#include <stdio.h>

int main(void) {
  char line[20], shown[20];
  while (fgets(line, sizeof line, stdin)) {
    sprintf(shown, "[%s]", line);
    puts(shown);
  }
  return 0;
}
