/* expect: safe; property: valid-deref; texts in tables, variables and arguments of the program */
#include <stdio.h>
#include <stdlib.h>
static const char *names[] = {"one", "two", "three"};
static char title[8] = "numbers";
static void say(const char *text) { fprintf(stderr, "%20s\n", text); }
int main(int argc, char **argv) {
  if (argc < 1) return 1;
  fprintf(stderr, "usage: %s number\n", argv[0]);
  say(title);
  for (int i = 0; i < 3; i++) puts(names[i]);
  say(names[rand() % 3]);
  return 0;
}
