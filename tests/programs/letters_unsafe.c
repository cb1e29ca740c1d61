/* expect: unsafe; property: unreach-call; a negative number that is a character has another capital; a choice that is not declared has the type of its name */
#include <ctype.h>
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_char(), y = toupper(x);
  if (x >= 'a' && x <= 'z' ? y + 32 != x : y != x) reach_error();
  if (toupper(1000) != 1000 || tolower(-1000) != -1000) reach_error();
  return 0;
}
