/* expect: safe; property: valid-memsafety; a text of a width */
#include <stdio.h>

int main(void) {
  char name[10];
  if (scanf("%9s", name) != 1) return 1;
  return name[0];
}
