/* expect: unsafe; property: valid-deref; questions for different names have different answers */
#include <stdlib.h>
#include <string.h>

int main(void) {
  char path[16];
  if (getenv("HOME") && getenv("PWD") && strlen(getenv("HOME")) < sizeof path) strcpy(path, getenv("PWD"));
  return 0;
}
