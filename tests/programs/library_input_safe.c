/* expect: safe; property: unreach-call; a byte or the end of the input; a random number is not negative */
#include <stdio.h>
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  int c = getchar(), r = rand();
  if (c < -1 || c > 255 || r < 0) reach_error();
  return 0;
}
