/* expect: safe; property: valid-memsafety; all arguments are gone through by two pointers, as `echo` does */
#include <stdio.h>
int main(int argc, char **argv) {
  while (--argc > 0) {
    char *s = *++argv;
    for (; *s; ++s) putchar(*s);
  }
  return 0;
}
