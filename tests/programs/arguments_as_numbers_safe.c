/* expect: safe; property: valid-deref; each argument is read up to its end as a number */
#include <stdlib.h>

int main(int argc, char **argv) {
  int all = 0;
  for (int i = 1; i < argc; i++) all ^= atoi(argv[i]);
  return all > 3;
}
