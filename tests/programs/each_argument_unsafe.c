/* expect: unsafe; property: valid-deref; the end of an argument is overwritten before it is looked for */
#include <string.h>

int main(int argc, char **argv) {
  int longer = 0;
  for (int i = 1; i < argc; i++) argv[i][strlen(argv[i])] = 'x';
  for (int i = 1; i < argc; i++) {
    char *end = argv[i];
    while (*end) end++;
    longer += end - argv[i] > 3;
  }
  return longer;
}
