/* expect: safe; property: unreach-call; Of a fixed command line the long option, which is abbreviated, is taken, and what is no option is left. */
#include <assert.h>
#include <getopt.h>

int main(void) {
  char *argv[] = {"prog", "--out=name", "-b", "file", 0};
  int brief = 0, option, count = 0;
  struct option list[] = {{"brief", no_argument, &brief, 7}, {"output", required_argument, 0, 'o'}, {0, 0, 0, 0}};
  while ((option = getopt_long(4, argv, "bo:", list, 0)) != -1) {
    assert(option == 'o' || option == 'b');
    if (option == 'o') assert(optarg[0] == 'n' && optarg[4] == 0);
    count++;
  }
  assert(count == 2 && optind == 3 && argv[3][0] == 'f');
  return 0;
}
