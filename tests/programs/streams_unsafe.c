/* expect: unsafe; property: unreach-call; a stream may end because of an error */
#include <assert.h>
#include <stdio.h>

int main(void) {
  int c;
  while ((c = getchar()) != EOF) {
    if (c != '#') continue;
    ungetc(c, stdin);
    if (getchar() != '#') return 2;
    break;
  }
  if (c == EOF) assert(feof(stdin));
  return 0;
}
