/* expect: safe; property: valid-deref; questions for the same name have the same answer */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  char path[16];
  if (getenv("HOME") && strlen(getenv("HOME")) < sizeof path) strcpy(path, getenv("HOME"));
  assert(getpid() == getpid());
  return 0;
}
