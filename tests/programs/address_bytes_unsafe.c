/* expect: unsafe; property: unreach-call; a byte of a pointer may be any */
#include <assert.h>
int *p;
int x;
int main(void) {
  p = &x;
  unsigned char *bytes = (unsigned char *)&p;
  assert(bytes[0] != 0x40);
  return 0;
}
