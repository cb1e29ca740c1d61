/* expect: unsafe; property: valid-memsafety; a text of any length */
#include <stdio.h>

int main(void) {
  char name[10];
  if (scanf("%s", name) != 1) return 1;
  return name[0];
}
