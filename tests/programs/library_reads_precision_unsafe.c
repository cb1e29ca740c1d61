/* expect: unsafe; property: valid-deref; more characters are printed than there are, by a precision that is an argument */
#include <stdio.h>
int main(void) {
  char text[3] = {'x', 'a', 'b'};
  printf("%*d %.*s\n", 5, 1, 4, text);
  return 0;
}
