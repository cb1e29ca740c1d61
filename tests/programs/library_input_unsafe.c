/* expect: unsafe; property: unreach-call; the end of the input is no byte */
#include <stdio.h>
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  int c = getchar(), r = rand();
  if (c < 0 || c > 255 || r < 0) reach_error();
  return 0;
}
