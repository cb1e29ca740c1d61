/* expect: unsafe; property: valid-memsafety; a number is stored into an object that is too small for it */
#include <stdio.h>

int main(void) {
  short small = 0;
  if (scanf("%d", (void *)&small) != 1) return 1;
  return small;
}
