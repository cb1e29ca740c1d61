/* expect: safe; property: valid-memtrack; where a function ends the program that reports an error, its callers hold all that was allocated */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static void die(const char *message) {
  fprintf(stderr, "%s\n", message);
  exit(1);
}
static void *allocate(size_t size) {
  void *made = malloc(size);
  if (!made) die("no memory");
  return made;
}
int main(int argc, char **argv) {
  char *name = allocate(10), *text = allocate(20);
  if (argc < 2) die("usage");
  strcpy(name, "x");
  free(name);
  free(text);
  return 0;
}
