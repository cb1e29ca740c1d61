/* expect: unsafe; property: valid-deref; a stream is read that is closed */
#include <stdio.h>
int main(void) {
  FILE *f = tmpfile();
  if (!f) return 0;
  fclose(f);
  return fgetc(f) == 'a';
}
