/* expect: unsafe; property: valid-deref; an argument of the program whose end is overwritten is no text */
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
  if (argc < 2) return 0;
  argv[1][strlen(argv[1])] = '-';
  puts(argv[1]);
  return 0;
}
