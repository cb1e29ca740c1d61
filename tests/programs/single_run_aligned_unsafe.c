/* expect: unsafe; property: unreach-call; characters lie anywhere, and where is no choice of the program */
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  char bytes[7] = {1, 2, 3, 4, 5, 6, 7}, *at = bytes;
  while (((unsigned long)at & 3) != 0) at++;
  if (at == bytes + 1) reach_error();
  return 0;
}
