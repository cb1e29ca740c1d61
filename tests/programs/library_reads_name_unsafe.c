/* expect: unsafe; property: valid-deref; the name of a file has no end */
#include <stdio.h>
int main(void) {
  char name[3] = {'x', 'a', 'b'};
  return fopen(name, "r") != NULL;
}
