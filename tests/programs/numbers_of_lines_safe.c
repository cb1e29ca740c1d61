/* expect: safe; property: valid-deref; lines that sscanf reads: two numbers each, which are any */
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[80];
  int a, b;
  while (fgets(line, sizeof line, stdin)) {
    if (sscanf(line, "%d %d", &a, &b) == 2 && a > 0 && a <= 1000 && b > 0 && b <= 1000) {
      int product = a * b;
      assert(product > 0 && product <= 1000000);
      printf("%d\n", product);
    }
  }
  return 0;
}
