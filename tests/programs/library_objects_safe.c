/* expect: safe; property: valid-deref; what the library has when the program starts: the environment, the name of the program, where options are */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <unistd.h>

int main(void) {
  assert(optind == 1 && opterr == 1 && optarg == NULL);
  assert(program_invocation_name != NULL);
  char first = program_invocation_short_name[0];
  for (char **entry = environ; *entry; entry++) {
    if ((*entry)[0] == first) return 1;
  }
  return 0;
}
