/* expect: unsafe; property: valid-memsafety; options and operands are printed, and the program ends by `exit` instead of a return; an option without argument is printed */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv) {
  int c;
  while ((c = getopt(argc, argv, "d")) != -1)
    if (c == 'd') printf("%s", optarg);
  while (optind < argc) printf("%s ", argv[optind++]);
  exit(EXIT_SUCCESS);
}
