/* expect: unsafe; property: valid-deref; the fifth command of one form writes behind a table */
#include <stdio.h>
#include <string.h>

int main(void) {
  int values[4], count = 0, value;
  char line[32];
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "push %d", &value) == 1)
      values[count++] = value;
    else if (sscanf(line, "pop %d", &value) == 1 && count > 0)
      count--;
  }
  return count ? values[count - 1] : 0;
}
