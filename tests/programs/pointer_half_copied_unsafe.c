/* expect: unsafe; property: valid-memsafety; half of the bytes of a pointer are copied */
#include <string.h>
int main(void) {
  int x = 1, *p = &x, *q = 0;
  memcpy(&q, &p, sizeof p / 2);
  *q = 3;
  return x;
}
