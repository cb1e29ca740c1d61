/* expect: unsafe; property: valid-memsafety; as the alignment is refused, the pointer has no value */
#include <stdlib.h>
int main(void) {
  char *p = 0;
  posix_memalign((void **)&p, 4, 16);
  p[0] = 1;
  free(p);
  return 0;
}
