/* expect: unsafe; property: valid-deref; behind the last argument there is none */
#include <stdlib.h>

int main(int argc, char **argv) {
  int all = 0;
  for (int i = 1; i <= argc; i++) all ^= atoi(argv[i]);
  return all > 3;
}
