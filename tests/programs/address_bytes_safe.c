/* expect: safe; property: unreach-call; pointers are copied byte by byte */
#include <assert.h>
int *p, *q;
int x;
int main(void) {
  p = &x;
  unsigned char *from = (unsigned char *)&p, *to = (unsigned char *)&q;
  to[0] = from[0];
  to[1] = from[1];
  to[2] = from[2];
  to[3] = from[3];
  to[4] = from[4];
  to[5] = from[5];
  to[6] = from[6];
  to[7] = from[7];
  *q = 4;
  assert(x == 4);
  return 0;
}
