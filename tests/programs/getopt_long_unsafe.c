/* expect: unsafe; property: unreach-call; Long options may be abbreviated, and set a variable of the program. */
#include <assert.h>
#include <getopt.h>

int main(int argc, char **argv) {
  int brief = 0, option;
  struct option list[] = {{"brief", no_argument, &brief, 7}, {"output", required_argument, 0, 'o'}, {0, 0, 0, 0}};
  while ((option = getopt_long(argc, argv, "o:", list, 0)) != -1) {
    if (option == '?') return 2;
    assert(option == 'o' || option == 0);
  }
  assert(brief == 0);
  return 0;
}
