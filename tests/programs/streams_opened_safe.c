/* expect: safe; property: valid-deref; a file that cannot be opened has no stream to close */
#include <stdio.h>
int main(void) {
  FILE *f = fopen("data", "r");
  if (f) fclose(f);
  return 0;
}
