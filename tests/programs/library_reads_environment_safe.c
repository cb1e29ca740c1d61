/* expect: safe; property: valid-deref; a string of the environment, if it is there, is printed */
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *path = getenv("PATH"), *home = getenv("HOME");
  if (path) printf("%s\n", path);
  puts(home ? home : "nowhere");
  return 0;
}
