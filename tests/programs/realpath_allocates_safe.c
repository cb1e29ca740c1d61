/* expect: safe; property: valid-memsafety; names of files in new objects, which are freed */
#include <limits.h>
#include <stdlib.h>
#include <unistd.h>
int main(void) {
  char own[PATH_MAX], *resolved = realpath("/tmp/..", NULL), *here = getcwd(NULL, 0);
  int n = realpath(".", own) ? own[0] == '/' : 0;
  if (resolved) n += resolved[0] == '/';
  free(resolved);
  free(here);
  return n;
}
