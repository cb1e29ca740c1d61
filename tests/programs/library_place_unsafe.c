/* expect: unsafe; property: unreach-call; a function of the library returns the last place of a character in its argument */
#include <string.h>
extern void reach_error(void);
char text[4] = "abc";
int other = 5;
int main(void) {
  char *last = strrchr(text, 'b');
  if (last) *last = 'x';
  if (text[1] != 'b') reach_error();
  return 0;
}
