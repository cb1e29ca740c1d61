/* expect: unsafe; property: valid-memsafety; a stream is closed twice */
#include <stdio.h>
int main(void) {
  FILE *f = fopen("data", "r");
  if (!f) return 0;
  if (fgetc(f) == 'a') fclose(f);
  fclose(f);
  return 0;
}
