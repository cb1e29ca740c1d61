/* expect: safe; property: unreach-call; the low bits of an address are those that its alignment says */
#include <stdlib.h>
extern void reach_error(void);
int main(void) {
  int words[4] = {1, 2, 3, 4}, sum = 0;
  char *at = (char *)words + 6;
  while (((unsigned long)at & 3) != 0) at++;
  for (int *p = (int *)at; p < words + 4; p++) sum += *p;
  if (sum != 7) reach_error();
  return 0;
}
