/* expect: unsafe; property: valid-deref; a line that is put out has no end where the input was long */
#include <stdio.h>
#include <unistd.h>
int main(void) {
  char line[16];
  ssize_t count = read(0, line, sizeof line);
  if (count <= 0) return 1;
  if (count < (ssize_t)sizeof line) line[count] = 0;
  puts(line);
  return 0;
}
