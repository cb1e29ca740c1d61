/* expect: safe; property: valid-deref; each argument is compared with an option up to its end */
#include <string.h>

int main(int argc, char **argv) {
  int verbose = 0;
  while (--argc > 0) {
    argv++;
    if (strcmp(*argv, "-v") == 0) verbose++;
  }
  return verbose > 1;
}
