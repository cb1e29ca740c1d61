/* expect: safe; property: valid-deref; texts in tables, variables and arguments of the program, and numbers of characters that nobody knows */
#include <stdio.h>
#include <stdlib.h>
static const char *names[] = {"one", "two", "three"};
static char title[8] = "numbers";
static void say(const char *text, int width) { printf("%*s %.*s\n", width, text, width, text); }
int main(int argc, char **argv) {
  int width = rand() % 8;
  if (argc > 0) fprintf(stderr, "usage: %s number\n", argv[0]);
  say(title, width);
  for (int i = 0; i < 3; i++) puts(names[i]);
  say(names[rand() % 3], -1);
  return 0;
}
