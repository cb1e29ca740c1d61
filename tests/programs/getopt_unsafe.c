/* expect: unsafe; property: unreach-call; Options of the command line are read by getopt; there is one without an argument, and one with a negative number. */
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
  int option, jobs = 1;
  while ((option = getopt(argc, argv, "vj:")) != -1) {
    if (option == '?') return 2;
    assert(option == 'v' || option == 'j');
    if (option == 'j') jobs = optarg[0] == '4' ? 4 : optarg[0] - '0';
  }
  assert(jobs >= 1);
  return 0;
}
