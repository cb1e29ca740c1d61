/* expect: safe; property: unreach-call; the descriptors of the streams that a program starts with; characters of seven bits */
#define _GNU_SOURCE
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  FILE *to = isatty(STDOUT_FILENO) ? stdout : stderr;
  int number = fileno(to);
  int c = getchar();
  assert(fileno(stdin) == 0 && (number == 1 || number == 2));
  if (c != EOF) assert(isascii(c) == (c < 128) && toascii(c) == (c & 127));
  return 0;
}
