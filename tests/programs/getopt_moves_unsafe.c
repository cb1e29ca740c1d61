/* expect: unsafe; property: unreach-call; arguments that are no options change places with those behind them that are */
#include <assert.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 3) return 1;
  char *first = argv[1];
  while (getopt(argc, argv, "v") != -1) {}
  assert(argv[1] == first);
  return 0;
}
