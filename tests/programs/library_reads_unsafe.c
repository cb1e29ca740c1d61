/* expect: unsafe; property: valid-deref; a text that is printed has no end */
#include <stdio.h>
int main(void) {
  char text[3] = {'x', 'a', 'b'};
  printf("%d: %s\n", 1, text);
  return 0;
}
