/* expect: unsafe; property: valid-deref; a string of the environment is given to a function that may overwrite its end */
#include <stdio.h>
#include <stdlib.h>
extern void change(char *text);
int main(void) {
  char *path = getenv("PATH");
  if (!path) return 0;
  change(path);
  puts(path);
  return 0;
}
