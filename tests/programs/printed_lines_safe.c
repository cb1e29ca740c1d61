/* expect: safe; property: valid-deref; lines of any length are printed into memory by constant formats */
#include <stdio.h>

int main(void) {
  char line[100], shown[104];
  while (fgets(line, sizeof line, stdin)) {
    int size = snprintf(shown, sizeof shown, "[%s]", line);
    if (size > 0 && size < (int)sizeof shown) shown[size] = 0;
    puts(shown);
  }
  return 0;
}
