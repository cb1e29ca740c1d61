/* expect: safe; property: unreach-call; a loop of many rounds, each of which may be the end of the program */
#include <stdlib.h>
extern void reach_error(void);

int main(void) {
  unsigned rounds = 0, rest = 0;
  do {
    rest -= 0x4000;
    rounds++;
    if (rounds > 0x40000) abort();
  } while (rest > 0);
  if (rounds != 0x40000) reach_error();
  return 0;
}
