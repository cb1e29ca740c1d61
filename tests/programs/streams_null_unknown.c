/* expect: unknown; property: valid-deref; a file that cannot be opened has no stream; whether it can be is not modelled */
#include <stdio.h>
int main(void) {
  FILE *f = fopen("data", "r");
  fclose(f);
  return 0;
}
