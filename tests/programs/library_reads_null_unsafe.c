/* expect: unsafe; property: valid-deref; there is no text to print */
#include <stdio.h>
int main(int argc, char **argv) {
  const char *text = argc > 1 ? "one" : NULL;
  fprintf(stderr, "%s", text);
  return 0;
}
