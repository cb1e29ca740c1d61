/* expect: safe; property: valid-memsafety; a number is stored into an object of its size */
#include <stdio.h>

int main(void) {
  short small = 0;
  if (scanf("%hd", (void *)&small) != 1) return 1;
  return small;
}
