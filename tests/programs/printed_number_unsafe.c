/* expect: unsafe; property: valid-deref; a number is printed as a text */
#include <stdio.h>

int main(void) {
  int number = 5;
  printf("%s\n", number);
  return 0;
}
