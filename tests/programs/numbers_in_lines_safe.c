/* expect: safe; property: valid-deref; numbers are read from lines by functions with variables of their own */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char line[100];
  while (fgets(line, sizeof line, stdin)) {
    if (atoi(line) > 3) puts("more");
  }
  return 0;
}
