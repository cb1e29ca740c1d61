/* expect: safe; property: unreach-call; what a format takes ends before a character that it would not take */
#include <assert.h>
#include <stdio.h>

static int is_digit(int c) { return c >= '0' && c <= '9'; }

int main(void) {
  int number, other;
  char character, line[40];
  if (scanf("%d", &number) == 1) assert(!is_digit(getchar()));
  if (scanf("%d ", &number) == 1) {
    int next = getchar();
    assert(next != ' ' && next != '\n' && next != '\t');
  }
  if (scanf("%d", &number) == 0) assert(!is_digit(getchar()));
  switch (scanf("%d%c", &number, &character)) {
  case 1: assert(getchar() == EOF); break;
  case 2: assert(!is_digit(character)); break;
  }
  if (scanf("%u", &number) == 1 && scanf("%c", &character) == 1) assert(!is_digit(character));
  if (scanf("%x", &number) == 1) {
    int next = fgetc(stdin);
    assert(!is_digit(next) && next != 'a' && next != 'F');
  }
  if (scanf("%o", &number) == 1) assert(getchar() != '7');
  if (scanf("%39[^\n]", line) == 0) {
    int next = getchar();
    assert(next == '\n' || next == EOF);
  }
  if (scanf("%d %d", &number, &other) == EOF) {
    assert(feof(stdin) || ferror(stdin));
    if (feof(stdin)) assert(getchar() == EOF && scanf("%d", &number) == EOF);
  }
  return 0;
}
