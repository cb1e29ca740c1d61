/* expect: unsafe; property: valid-memsafety; one argument too many is gone through: the null pointer behind the last one */
#include <stdio.h>
int main(int argc, char **argv) {
  while (argc-- > 0) {
    char *s = *++argv;
    for (; *s; ++s) putchar(*s);
  }
  return 0;
}
