/* expect: safe; property: unreach-call; a function of the library returns null or a place in its argument */
#include <string.h>
extern void reach_error(void);
char text[4] = "abc";
int other = 5;
int main(void) {
  char *last = strrchr(text, 'b');
  if (last) *last = 'x';
  if (other != 5) reach_error();
  return 0;
}
