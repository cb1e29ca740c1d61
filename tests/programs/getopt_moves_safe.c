/* expect: safe; property: unreach-call; no argument changes its place where the first one that is no option ends them */
#include <assert.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 3) return 1;
  char *first = argv[1];
  while (getopt(argc, argv, "+v") != -1) {}
  assert(argv[1] == first);
  return 0;
}
