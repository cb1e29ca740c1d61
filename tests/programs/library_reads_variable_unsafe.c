/* expect: unsafe; property: valid-deref; a variable that holds a text loses its end */
#include <stdio.h>
#include <stdlib.h>
static char title[8] = "numbers";
int main(void) {
  int last = rand() % 8;
  title[last] = '!';
  puts(title);
  return 0;
}
