/* expect: safe; property: unreach-call; a digit that was put back is the beginning of a number */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c, number;
  while ((c = getchar()) != EOF) {
    if (!isdigit(c)) continue;
    ungetc(c, stdin);
    assert(scanf("%d", &number) == 1);
    assert(!isdigit(getchar()));
  }
  return 0;
}
