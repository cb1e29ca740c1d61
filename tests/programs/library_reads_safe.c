/* expect: safe; property: valid-deref; texts that functions of the library read have an end, or as many characters as are printed */
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  char name[8] = "data", three[3] = {'x', 'a', 'b'}, line[20];
  FILE *f = fopen(name, argc > 1 ? "r" : "w");
  printf("%.3s %.*s %5d %s\n", three, 2, three, argc, argc > 1 ? "one" : "two");
  if (!f) {
    perror(NULL);
    return system(NULL) != 0;
  }
  if (fgets(line, sizeof line, f)) fprintf(stderr, "%s", line);
  puts(name);
  fclose(f);
  return 0;
}
