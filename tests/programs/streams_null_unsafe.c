/* expect: unsafe; property: valid-deref; a stream that is null */
#include <stdio.h>
int main(void) {
  FILE *f = NULL;
  return fputc('x', f);
}
