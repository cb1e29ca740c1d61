/* expect: safe; property: unreach-call; Options of the command line are read by getopt, whose variables are those of the C library. */
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
  int option, jobs = 1;
  while ((option = getopt(argc, argv, "vj:")) != -1) {
    if (option == '?') return 2;
    if (option == 'j') jobs = optarg[0] == '4' ? 4 : 2;
  }
  assert(jobs >= 1);
  return 0;
}
