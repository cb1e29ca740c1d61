/* expect: safe; property: valid-deref; the first argument that is no option is there, if the index is looked at */
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv) {
  int option, count = 0;
  while ((option = getopt(argc, argv, "n:v")) != -1) {
    if (option == '?') return 2;
    if (option == 'v') count ^= 1;
    if (option == 'n') count ^= optarg[0] == '1';
  }
  if (optind >= argc) return 1;
  return argv[optind][0] == 'x' && count;
}
