/* expect: unsafe; property: valid-deref; a file that cannot be opened has no stream */
#include <stdio.h>
int main(void) {
  FILE *f = fopen("data", "r");
  fclose(f);
  return 0;
}
