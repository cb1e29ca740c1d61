/* expect: safe; property: unreach-call; what was put back is read next, and streams that end are at their end */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static int number(FILE *from) {
  int c, value = 0;
  while ((c = getc(from)) != EOF && isdigit(c)) {
    if (value < 1000) value = 10 * value + c - '0';
  }
  if (c != EOF) ungetc(c, from);
  return value;
}

int main(void) {
  FILE *from = fopen("numbers", "r");
  if (!from) return 1;
  assert(!feof(from) && !ferror(from));
  int first = number(from);
  assert(first >= 0 && first < 10009);
  if (feof(from) || ferror(from)) return 1;
  int c = getc(from);
  assert(!isdigit(c));
  while ((c = getc(from)) != EOF) continue;
  assert(feof(from) || ferror(from));
  clearerr(from);
  assert(!feof(from));
  fclose(from);
  char line[8];
  c = getchar();
  if (c == EOF) return 1;
  ungetc(c, stdin);
  if (fgets(line, sizeof line, stdin)) assert(line[0] == (char)c);
  return 0;
}
